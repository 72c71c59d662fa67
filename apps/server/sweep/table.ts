/** The table that the sweep prints: a line for each row, a column for each attack. */

export interface Outcome {
  row: string
  attack: string
  /** The status of a refusal; `open` where the row is meant for this caller; `no id` where it takes none. */
  status: number | 'open' | 'no id'
}

const signs: Record<string, string> = { open: '·', 'no id': '–' }

export function tableOf(outcomes: Outcome[]): string {
  const attacks = [...new Set(outcomes.map(({ attack }) => attack))]
  const rows = [...new Set(outcomes.map(({ row }) => row))].sort()
  const cells = new Map(outcomes.map(({ row, attack, status }) => [`${row} ${attack}`, String(status)]))
  const cell = (row: string, attack: string) => {
    const status = cells.get(`${row} ${attack}`) ?? '?'
    return (signs[status] ?? status).padStart(3)
  }
  const refused = outcomes.filter(({ status }) => typeof status === 'number').length
  return [
    '',
    ...attacks.map((attack, place) => `${' '.repeat(28)}${'   │'.repeat(place)}   ┌ ${attack}`),
    ...rows.map((row) => `${row.padEnd(28)}${attacks.map((attack) => ` ${cell(row, attack)}`).join('')}`),
    '',
    `${rows.length} rows × ${attacks.length} attacks: ${refused} refused with the status shown, ${outcomes.length - refused} where the row is meant for the caller (·) or takes no id (–).`,
  ].join('\n')
}
