/** What the list shows, as it is written in its address. */
import { clientSorts } from '../../data/words.ts'
import type { ClientLine } from '../../schemas.ts'

export type Sort = (typeof clientSorts)[number]

export interface ListAddress {
  /** Looked for in names and contact informations. */
  query?: string
  sort?: Sort
  direction?: 'asc' | 'desc'
  /** From 1. */
  page?: number
  /** The totals of the office by month, instead of the list. */
  show?: 'totals'
}

/** Every value that has another form is left out. */
export function readListAddress({
  query,
  sort,
  direction,
  page,
  show,
}: Record<string, unknown>): ListAddress {
  const number = Number(page)
  const order = clientSorts.find((one) => one === sort)
  const way = (['asc', 'desc'] as const).find((one) => one === direction)
  if (show === 'totals') return { show }
  return {
    ...(query !== undefined && query !== '' && { query: String(query).slice(0, 200) }),
    ...(order && { sort: order, ...(way && { direction: way }) }),
    ...(Number.isInteger(number) && number > 1 && number <= 100_000 && { page: number }),
  }
}

/** The order that a column begins with, as the server has it. */
const usual: Record<Sort, 'asc' | 'desc'> = { name: 'asc', cases: 'desc', balance: 'desc', changed: 'desc' }

export const orderOf = ({ sort = 'name', direction }: ListAddress) => ({
  sort,
  direction: direction ?? usual[sort],
})

/** A click on the head of a column: its usual order, then the other one. */
export function sortedBy({ page, ...address }: ListAddress, sort: Sort): ListAddress {
  const now = orderOf(address)
  if (now.sort !== sort) return { ...address, sort, direction: usual[sort] }
  return { ...address, sort, direction: now.direction === 'asc' ? 'desc' : 'asc' }
}

/** The question to the server. */
export const questionOf = ({ query = '', page = 1, ...address }: ListAddress, pageSize: number) => ({
  ...{ query: query.trim(), pageIndex: page - 1, pageSize },
  ...orderOf(address),
})

/** Whether the list says how many open cases its clients have. */
export const countsCases = (clients: readonly ClientLine[]): boolean =>
  clients.some(({ openCases }) => openCases !== null)
