import { readFileSync } from 'node:fs';
import pg from 'pg';
import {
  type OccupationRow,
  type PlanData,
  insertInsurers,
  insertOccupations,
  insertPlan,
} from './queries.ts';

const folder = new URL('../../data/', import.meta.url);

type Plans = {
  readonly insurance_companies: readonly { name: string; short_name: string; hotline: string }[];
  readonly age_bands: Readonly<Record<string, PlanData['age_bands']>>;
  readonly plans: readonly (Omit<PlanData, 'age_bands'> & { readonly age_bands: string })[];
};

/**
 * Loads what is sold and the table of work types, as their owner. What is there already stays as it is: a version of
 * a plan never changes, and another price is another version.
 *
 * Source: docs/business-rules.md#plans (invented insurers and prices), docs/business-rules.md#work-types
 */
export async function loadReference(adminUrl: string, now: Date): Promise<void> {
  const { insurance_companies, age_bands, plans } = JSON.parse(
    readFileSync(new URL('plans.json', folder), 'utf8'),
  ) as Plans;
  const client = new pg.Client({ connectionString: adminUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin; set local role app_owner; set local search_path = app');
    await insertInsurers(client, insurance_companies);
    for (const plan of plans)
      await insertPlan(client, { ...plan, age_bands: age_bands[plan.age_bands] ?? [] }, now);
    for (const series of new Set(plans.map((plan) => plan.series)))
      await insertOccupations(client, series, readOccupations());
    await client.query('commit');
  } finally {
    await client.end();
  }
}

function readOccupations(): OccupationRow[] {
  const [, ...lines] = readFileSync(new URL('occupations.tsv', folder), 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [code = '', industry = '', name = '', name_en = '', category = '', aliases = ''] = line.split('\t');
    return {
      code,
      industry,
      name,
      name_en,
      category,
      aliases: aliases.split(',').filter((alias) => alias !== ''),
    };
  });
}
