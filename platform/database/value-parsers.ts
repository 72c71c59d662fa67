/**
 * Converts PostgreSQL values for JavaScript: instants to RFC 3339 UTC strings, dates to YYYY-MM-DD strings, bigint to
 * a number, numeric (money) to a string. Assumes PostgreSQL's ISO style in UTC.
 */
import { types } from 'pg'

const INT8 = 20
const DATE = 1082
const TIMESTAMP = 1114
const TIMESTAMPTZ = 1184
const INT8_ARRAY = 1016
const DATE_ARRAY = 1182
const TIMESTAMPTZ_ARRAY = 1185
const TEXT_ARRAY = 1009

type Parse = (text: string) => unknown

const own = new Map<number, Parse>([
  [INT8, parseSafeInteger],
  [DATE, String],
  [TIMESTAMP, String],
  [TIMESTAMPTZ, parseInstant],
  [INT8_ARRAY, arrayOf(parseSafeInteger)],
  [DATE_ARRAY, arrayOf(String)],
  [TIMESTAMPTZ_ARRAY, arrayOf(parseInstant)],
])

/** Used as the `types` option of a pg client or pool. */
export const valueParsers = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && own.get(oid)) ||
    types.getTypeParser(oid, format as 'text')) as typeof types.getTypeParser,
}

/** `2026-11-21 04:38:12.5+00` becomes `2026-11-21T04:38:12.500Z`; finer fractions are kept. */
export function parseInstant(text: string): string {
  const match = /^(\d{4,}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/.exec(text)
  if (!match) return text
  return `${match[1]}T${match[2]}.${(match[3] ?? '').padEnd(3, '0')}Z`
}

function parseSafeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a JavaScript number`)
  return value
}

function arrayOf(parse: Parse): Parse {
  const parseArray = types.getTypeParser(TEXT_ARRAY as number, 'text') as (text: string) => (string | null)[]
  return (text) => parseArray(text).map((item) => (item === null ? null : parse(item)))
}
