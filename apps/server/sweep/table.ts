/** The table that the sweep prints: a line for each row, a column for each attack. */

/** Why a row is open to an attacking caller, according to its contract. */
export const reasons = {
  public: ['p', 'the row is public'],
  extension: ['x', 'the row is open to the browser extension too'],
  tool: ['m', 'the row is a tool of the token, or for tokens alone'],
  begun: ['b', 'the row belongs to the second step or comes before it'],
  anyRole: ['a', 'the row asks for no right of a role'],
  granted: ['g', 'the role grants what the row asks for'],
  noLicence: ['l', 'the row names no licence'],
  keepsOwn: ['r', 'the row reads what the office keeps, which no plan takes away'],
  keepsAll: ['k', 'the row changes nothing of the office that a plan pays for'],
  noSwitch: ['s', 'the row hangs on no switch'],
  noId: ['i', 'the row takes no id that belongs to somebody'],
  noInput: ['n', 'the row takes no input'],
  unharmed: ['u', 'the row answers or explains each of the texts'],
  noText: ['t', 'the row takes no text'],
  noBody: ['o', 'the row takes no body'],
  sameReader: ['r', 'another row with the same reader of bodies meets it'],
  noProof: ['f', 'the row changes nothing of how one signs in, or asks for no session'],
} as const

export type Reason = keyof typeof reasons

export interface Outcome {
  row: string
  attack: string
  /** The status of the refusal, or the row's reason for having none. */
  status: number | Reason
}

export function tableOf(outcomes: Outcome[]): string {
  const attacks = [...new Set(outcomes.map(({ attack }) => attack))]
  const rows = [...new Set(outcomes.map(({ row }) => row))].sort()
  const cells = new Map(outcomes.map(({ row, attack, status }) => [`${row} ${attack}`, status]))
  const cell = (row: string, attack: string) => signOf(cells.get(`${row} ${attack}`)).padStart(3)
  return [
    '',
    ...attacks.map((attack, place) => `${' '.repeat(28)}${'   │'.repeat(place)}   ┌ ${attack}`),
    ...rows.map((row) => `${row.padEnd(28)}${attacks.map((attack) => ` ${cell(row, attack)}`).join('')}`),
    '',
    ...legendOf(outcomes),
    `${rows.length} rows × ${attacks.length} attacks = ${outcomes.length}, none skipped: ${refusedOf(outcomes)} refused with the status shown, ${outcomes.length - refusedOf(outcomes)} open by the row’s own word.`,
  ].join('\n')
}

const signOf = (status: Outcome['status'] | undefined): string => {
  if (status === undefined) return '?'
  return typeof status === 'number' ? String(status) : reasons[status][0]
}

const refusedOf = (outcomes: Outcome[]) => outcomes.filter(({ status }) => typeof status === 'number').length

const legendOf = (outcomes: Outcome[]) =>
  Object.entries(reasons).map(([reason, [sign, words]]) => {
    const count = outcomes.filter(({ status }) => status === reason).length
    return `  ${sign}  ${String(count).padStart(5)} × ${words}`
  })
