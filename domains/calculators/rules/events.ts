/** Several days with their kinds in one text, as the address has them: `indictment~2021-04-06,conviction~2022-01-10`. */
export interface WrittenEvent {
  kind: string
  day: string
  until?: string
}

export const readEvents = (text: string): WrittenEvent[] =>
  text
    .split(',')
    .filter(Boolean)
    .map((one) => {
      const [kind = '', day = '', until = ''] = one.split('~')
      return { kind, day, ...(until && { until }) }
    })

export const writeEvents = (events: readonly WrittenEvent[]): string =>
  events.map(({ kind, day, until }) => [kind, day, ...(until ? [until] : [])].join('~')).join(',')
