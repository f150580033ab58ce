import { restoreNumbers } from '@app/contract/imports/restore-numbers';
import { send } from '../platform/api.ts';
import { edited, type RosterEntry, type RosterStore, type RowView, writeRows } from '../roster/roster.tsx';

const rows_max = 2_000;

/** The figures that a spreadsheet left of a row's number; undefined when the number is not ruined. */
function keptOf(view: RowView | undefined): string | undefined {
  const finding = view?.verdicts.find(({ code }) => code === 'ID_EXCEL_NUMBER');
  return finding?.code === 'ID_EXCEL_NUMBER' && /^\d{6,17}$/.test(finding.detail.kept)
    ? finding.detail.kept
    : undefined;
}

/** The rows whose number is ruined, as they are asked about; no more than one request takes. */
function ruined(roster: RosterStore, keys: readonly number[], isNew: (entry: RosterEntry) => boolean) {
  return keys
    .flatMap((key) => {
      const view = roster.view(key);
      const kept = keptOf(view);
      return view && kept !== undefined && isNew(view.entry) ? [{ view, kept }] : [];
    })
    .slice(0, rows_max);
}

const asked = new WeakSet<RosterEntry>();

/** Asks which ruined numbers belong to workers whom the enterprise knows; what is found is offered, hidden but for its ends. */
export async function findNumbers(roster: RosterStore, import_job_id: number): Promise<void> {
  const rows = ruined(roster, roster.keys(), (entry) => !asked.has(entry));
  if (rows.length === 0) return;
  for (const { view } of rows) asked.add(view.entry);
  const found = await send(
    restoreNumbers,
    {
      import_job_id,
      rows: rows.map(({ view, kept }) => ({ row_no: view.entry.key, name: view.entry.name.trim(), kept })),
    },
    { quiet: true },
  );
  const entries = new Map(rows.map(({ view }) => [view.entry.key, view.entry]));
  roster.offerNumbers(
    new Map(
      found.flatMap(({ row_no, idcard_mask }) => {
        const entry = entries.get(row_no);
        return entry ? [[entry, idcard_mask] as const] : [];
      }),
    ),
  );
}

/** Takes known workers, by references, for ruined numbers, in one step. Returns how many. */
export async function takeNumbers(
  roster: RosterStore,
  keys: readonly number[],
  import_job_id: number,
): Promise<number> {
  const rows = ruined(roster, keys, () => true);
  const found = await send(
    restoreNumbers,
    {
      import_job_id,
      accept: 1,
      rows: rows.map(({ view, kept }) => ({ row_no: view.entry.key, name: view.entry.name.trim(), kept })),
    },
    { quiet: true },
  );
  const numbers = new Map(
    found.flatMap(({ row_no, idcard_mask, person }) =>
      person === null ? [] : [[row_no, { text: idcard_mask, person }] as const],
    ),
  );
  return writeRows(roster, [...numbers.keys()], (entry) => {
    const number = numbers.get(entry.key);
    return number ? edited(entry, { field: 'idcard', ...number }) : entry;
  });
}
