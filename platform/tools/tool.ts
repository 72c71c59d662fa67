/** A tool of a model: a row of the contract under a name, with words for the model. */
import type { Answer, Row, Rows, ToolScope } from '../contract/index.ts'

export interface Tool {
  /** The name is in snake case, so that every model takes it. */
  name: string
  /** A row that only reads. */
  row: string
  /** The scope of personal tokens that may use it; null: none, only the product's own model. */
  scope: ToolScope | null
  /** The purpose of the tool and when to use it, in English, for the model. */
  describes: string
  /** The fields of the input that the model sees, whether of the address, the query or the body, each explained. */
  fields: Readonly<Record<string, string>>
  /** Values of fields that the model does not choose. */
  fixed?: Readonly<Record<string, unknown>>
  /** Chooses the fields of the answer for the model; all of them if this is left out. */
  shows?: (data: never) => unknown
}

type Reading<T extends Rows> = {
  [K in keyof T]: T[K] extends { method: 'GET' } | { asks: true } ? K : never
}[keyof T] &
  string

type ToolOf<T extends Rows, K extends keyof T & string> = Omit<Tool, 'row' | 'shows'> & {
  row: K
  shows?: (data: Answer<T[K] & Row>) => unknown
}

/** The tools of a domain. A row that does not exist, or that changes something, does not compile. */
export const toolsOf = <T extends Rows>(
  _rows: T,
  tools: readonly { [K in Reading<T>]: ToolOf<T, K> }[Reading<T>][],
): readonly Tool[] => tools as unknown as readonly Tool[]
