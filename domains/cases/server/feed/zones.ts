/** The clocks by which hours of an office are meant, as calendar programs need them (RFC 5545, VTIMEZONE). */

export interface Zone {
  /** Of the IANA database. */
  name: string
  rules: string
}

const part = (kind: 'STANDARD' | 'DAYLIGHT', lines: readonly string[]) =>
  [`BEGIN:${kind}`, ...lines, `END:${kind}`].join('\n')

const zone = (name: string, ...parts: string[]): Zone => ({
  name,
  rules: ['BEGIN:VTIMEZONE', `TZID:${name}`, ...parts, 'END:VTIMEZONE'].join('\n'),
})

/** Turkey has had one time since 2016; all that a file shows is later. */
const istanbul = zone(
  'Europe/Istanbul',
  part('STANDARD', ['DTSTART:19700101T000000', ...['TZOFFSETFROM:+0300', 'TZOFFSETTO:+0300', 'TZNAME:+03']]),
)

/** Northern Cyprus changes its clocks with the European Union, since 2017. */
const famagusta = zone(
  'Asia/Famagusta',
  part('DAYLIGHT', [
    'DTSTART:19700329T030000',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
    ...['TZOFFSETFROM:+0200', 'TZOFFSETTO:+0300', 'TZNAME:EEST'],
  ]),
  part('STANDARD', [
    'DTSTART:19701025T040000',
    'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
    ...['TZOFFSETFROM:+0300', 'TZOFFSETTO:+0200', 'TZNAME:EET'],
  ]),
)

export const zones = { turkey: istanbul, kktc: famagusta } as const
