/** A client with its contacts from one row; what the call of a new client refuses is refused here as well. */
import { NewClient } from '@mizan/clients/schemas'
import { lineIn, valuesIn } from '../../rules/values.ts'
import { type Cell, meaningOf, type RowReader } from './cells.ts'

const types = {
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  email: 'Email',
  address: 'Address',
  website: 'Website',
} as const

/** What separates several values of one cell; an address has all kinds of marks of its own, so it is one. */
const separators: Record<keyof typeof types, RegExp> = {
  phone: /[;,/\n]/,
  whatsapp: /[;,/\n]/,
  email: /[;,\s]+/,
  address: /(?!)/,
  website: /[;,\s]+/,
}

const longestTitle = 64

/** `headings` become the titles of the contacts. Undefined if the row has problems, which the reader collects. */
export function readClient(reader: RowReader, headings: readonly string[]): NewClient | undefined {
  const sent = (Object.keys(types) as (keyof typeof types)[]).flatMap((field) =>
    reader.all(field).flatMap((cell) => contactsIn(cell, field, headings)),
  )
  const name = lineIn([reader.text('name'), reader.text('surname')].filter(Boolean).join(' ')) ?? ''
  const read = NewClient.safeParse({ name, contacts: sent.map(({ contact }) => contact) })
  if (read.success) return read.data
  for (const issue of read.error.issues) {
    const [list, index] = issue.path
    const cell = list === 'contacts' ? sent[Number(index)]?.cell : undefined
    if (cell) reader.add({ column: cell.column, value: cell.text, ...meaningOf(issue) })
    else if (list === 'contacts') reader.refuse('phone', 'too_many_values')
    else reader.refuseFor('name', issue)
  }
  return undefined
}

function contactsIn(cell: Cell, field: keyof typeof types, headings: readonly string[]) {
  const title = (lineIn(headings[cell.column] ?? '') ?? types[field]).slice(0, longestTitle)
  return valuesIn(cell.text, separators[field]).map((value) => ({
    cell,
    contact: { type: types[field], title, value },
  }))
}
