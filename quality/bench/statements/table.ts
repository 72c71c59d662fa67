/** The costs of the calls, as a table and as figures to compare. */
import { note } from '../../figures.ts'

export interface Cost {
  /** The number without the frame of the transaction, and without the audit entry of the row. */
  statements: number
  audit: number
  /** `begin`, `commit`, `rollback`. */
  frame: number
  /** Statements that set the scope of row-level security. */
  scope: number
  transactions: number
  /** Every statement is one round trip. */
  roundTrips: number
}

export interface RowCost {
  name: string
  method: string
  status: number
  gate: Cost
  work: Cost
  /** The statements, as PostgreSQL stores them. */
  texts: { part: 'gate' | 'work'; calls: number; text: string }[]
}

const heads = ['gate', 'work', 'audit', 'begin/end', 'scope', 'transactions', 'round trips']

const cells = ({ gate, work }: RowCost): number[] => [
  gate.statements,
  work.statements,
  gate.audit + work.audit,
  gate.frame + work.frame,
  gate.scope + work.scope,
  gate.transactions + work.transactions,
  gate.roundTrips + work.roundTrips,
]

/** `withTexts`: with the statements. */
export function tableOf(costs: readonly RowCost[], withTexts: boolean): string {
  const lines = costs.flatMap((cost) => [
    `${cost.name.padEnd(28)}${cost.method.padEnd(7)}${cells(cost).map(column).join('')}`,
    ...(withTexts ? cost.texts.map(({ part, calls, text }) => `  ${part} ${calls} × ${text}`) : []),
  ])
  const head = `${''.padEnd(35)}${heads.map((name) => name.padStart(13)).join('')}`
  const sums = heads.map((_, at) => costs.reduce((sum, cost) => sum + (cells(cost)[at] ?? 0), 0))
  const refused = costs.filter(({ status }) => status !== 200).map(({ name, status }) => `${name}: ${status}`)
  return [
    head,
    ...lines,
    `${'all'.padEnd(35)}${sums.map(column).join('')}`,
    `${costs.length} rows; gate and work: statements without begin, commit, set_config and the audit entry`,
    ...refused.map((one) => `not answered: ${one}`),
  ].join('\n')
}

const column = (value: number) => String(value).padStart(13)

export function noteCosts(costs: readonly RowCost[]): void {
  for (const { name, gate, work } of costs) {
    const parts = ['statements', name]
    note(gate.statements, ...parts, 'gate')
    note(work.statements, ...parts, 'work')
    note(gate.audit + work.audit, ...parts, 'audit')
    note(gate.transactions + work.transactions, ...parts, 'transactions')
    note(gate.roundTrips + work.roundTrips, ...parts, 'round trips')
  }
}
