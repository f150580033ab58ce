import { expect, it } from 'vitest';
import {
  codeOfFailure,
  isWorthRepeatingAtOnce,
  isWorthRepeatingLater,
  isWorthWaitingFor,
  provesUndone,
} from './failures.ts';

const predicates = { provesUndone, isWorthRepeatingLater, isWorthRepeatingAtOnce, isWorthWaitingFor };

type Name = keyof typeof predicates;

const refused = (code: string) => Object.assign(new Error('of PostgreSQL'), { severity: 'ERROR', code });
const ended = (code: string) => Object.assign(new Error('of PostgreSQL'), { severity: 'FATAL', code });
const network = (said: string, code: string) => Object.assign(new Error(`${said} ${code}`), { code });
const driver = (message: string) => new Error(message);

const failures: readonly (readonly [string, Error, readonly Name[]])[] = [
  ['a deferred constraint', refused('23514'), ['provesUndone']],
  ['a statement’s time limit', refused('57014'), ['provesUndone', 'isWorthRepeatingLater']],
  ['a lock not to be had', refused('55P03'), ['provesUndone', 'isWorthRepeatingLater']],
  ['a full disk', refused('53100'), ['provesUndone', 'isWorthRepeatingLater']],
  ['a conflict', refused('40001'), ['provesUndone', 'isWorthRepeatingLater']],
  ['a deadlock', refused('40P01'), ['provesUndone', 'isWorthRepeatingLater', 'isWorthRepeatingAtOnce']],
  ['an overlap', refused('23P01'), ['provesUndone', 'isWorthRepeatingAtOnce']],
  ['being cut while idle, before', ended('25P03'), ['provesUndone', 'isWorthRepeatingLater']],
  ['the time limit of the transaction', ended('25P04'), ['isWorthRepeatingLater']],
  ['a database that shuts down', ended('57P01'), ['isWorthRepeatingLater', 'isWorthWaitingFor']],
  ['a database that crashed', ended('57P02'), ['isWorthRepeatingLater', 'isWorthWaitingFor']],
  ['a database that starts', ended('57P03'), ['isWorthRepeatingLater', 'isWorthWaitingFor']],
  ['too many connections', ended('53300'), ['isWorthRepeatingLater']],
  ['a wrong password', ended('28P01'), []],
  ['a database that is not there', ended('3D000'), []],
  [
    'a closed port',
    network('connect', 'ECONNREFUSED'),
    ['provesUndone', 'isWorthRepeatingLater', 'isWorthWaitingFor'],
  ],
  ['an unreachable machine', network('connect', 'EHOSTUNREACH'), ['provesUndone', 'isWorthWaitingFor']],
  ['a machine that is silent', network('connect', 'ETIMEDOUT'), ['provesUndone', 'isWorthWaitingFor']],
  ['an unknown name', network('getaddrinfo', 'ENOTFOUND'), ['isWorthWaitingFor']],
  ['a name that is not known yet', network('getaddrinfo', 'EAI_AGAIN'), ['isWorthWaitingFor']],
  ['a reset', network('read', 'ECONNRESET'), ['isWorthRepeatingLater', 'isWorthWaitingFor']],
  ['a line closed by the other end', network('write', 'EPIPE'), ['isWorthRepeatingLater']],
  [
    'no answer to connecting',
    driver('timeout expired'),
    ['provesUndone', 'isWorthRepeatingLater', 'isWorthWaitingFor'],
  ],
  [
    'no connection in time',
    driver('timeout exceeded when trying to connect'),
    ['provesUndone', 'isWorthRepeatingLater'],
  ],
  [
    'a connection not made in time',
    driver('Connection terminated due to connection timeout'),
    ['provesUndone', 'isWorthRepeatingLater'],
  ],
  [
    'a connection lost before',
    driver('Client has encountered a connection error and is not queryable'),
    ['provesUndone', 'isWorthRepeatingLater'],
  ],
  ['a pool that is closed', driver('Cannot use a pool after calling end on the pool'), ['provesUndone']],
  ['a line that broke', driver('Connection terminated unexpectedly'), ['isWorthRepeatingLater']],
  ['silence', driver('Query read timeout'), ['isWorthRepeatingLater']],
  ['a mistake of ours', new TypeError('x is not a function'), []],
];

it.each(failures)('T16 S5 knows what follows from a failure of the database: %s', (_what, error, follows) => {
  const holding = Object.entries(predicates).filter(([, holds]) => holds(error));

  expect(holding.map(([name]) => name)).toEqual(follows);
});

it('S5 calls the driver’s own time limit what the network calls its', () => {
  expect(codeOfFailure(driver('timeout expired'))).toBe('ETIMEDOUT');
  expect(codeOfFailure(ended('57P03'))).toBe('57P03');
});
