/** The port to a box of mails on another server. */
import type { BoxProblem } from '../../data/box-problems.ts'

export interface BoxLetter {
  uid: number
  /** The bytes according to the server. */
  size: number
  /** Its headers, as far as they name sender, recipients and subject. */
  head: Buffer
  receivedAt: Date
}

export interface OpenBox {
  /** Another one means that the numbers of letters have changed. */
  validity: string
  /** Returns unread letters above this number, the lowest first. */
  letters: (after: number, most: number) => Promise<BoxLetter[]>
  /** The whole letter; it stays unread. */
  content: (uid: number) => Promise<Buffer>
  markRead: (uid: number) => Promise<void>
  close: () => Promise<void>
}

export interface MailBox {
  /** Address of the box, to which codes are added. */
  address: string
  /** @throws BoxError */
  open: (signal: AbortSignal) => Promise<OpenBox>
}

export class BoxError extends Error {
  override name = 'BoxError'
  readonly problem: BoxProblem
  constructor(problem: BoxProblem, cause?: unknown) {
    super(problem, { cause })
    this.problem = problem
  }
}
