/**
 * Saves typed text after a short pause. Until the server has a text it is stored in the browser. If somebody else was
 * faster, nothing more is sent until the person has seen both texts.
 */
import type { DraftText, SaveResult } from '../../schemas.ts'
import type { Copy } from './copies.ts'

export interface DraftContent {
  title: string
  text: DraftText
}

export type Clash = NonNullable<SaveResult['clash']> & { revision: number; mine: DraftContent }

export type SaveState =
  | { is: 'saved'; at: string }
  | { is: 'waiting' | 'saving' | 'failed' }
  | { is: 'clash'; clash: Clash }

export interface AutosavePorts {
  draftId: string
  save: (sent: DraftContent & { revision: number }) => Promise<SaveResult>
  keep: (copy: Copy) => void
  drop: (draftId: string) => void
  onState: (state: SaveState) => void
  now: () => Date
  /** Calls it later; returns a function that cancels it. */
  later: (work: () => void, ms: number) => () => void
}

const pauseMs = 1_200
const retryMs = 8_000

export class Autosave {
  readonly #doing: AutosavePorts
  #revision: number
  /** The text that the server does not have yet. */
  #unsaved: DraftContent | undefined
  #sending: Promise<void> | undefined
  #clash: Clash | undefined
  #cancel: (() => void) | undefined

  constructor(doing: AutosavePorts, revision: number) {
    this.#doing = doing
    this.#revision = revision
  }

  get isClean(): boolean {
    return this.#unsaved === undefined && this.#clash === undefined
  }

  get revision(): number {
    return this.#revision
  }

  put(written: DraftContent): void {
    const { draftId, keep, now, onState } = this.#doing
    this.#unsaved = written
    keep({ draftId, revision: this.#revision, ...written, at: now().toISOString() })
    if (this.#clash) return
    onState({ is: 'waiting' })
    this.#after(pauseMs)
  }

  /** Resolves once everything is on the server, or nothing more can be sent now. */
  async flush(): Promise<void> {
    this.#cancel?.()
    if (this.#sending) await this.#sending
    if (!this.#unsaved || this.#clash) return
    this.#sending = this.#send(this.#unsaved)
    await this.#sending
    this.#sending = undefined
  }

  /** Another text is in the editor, which the server has. */
  adopt(revision: number): void {
    this.#cancel?.()
    this.#revision = revision
    this.#unsaved = undefined
    this.#clash = undefined
    this.#doing.drop(this.#doing.draftId)
  }

  /** The person has seen the other text and saves theirs over it; the other one stays a version. */
  insist(): Promise<void> {
    if (!this.#clash) return Promise.resolve()
    const { revision, mine } = this.#clash
    this.#clash = undefined
    this.#revision = revision
    this.#unsaved ??= mine
    return this.flush()
  }

  close(): void {
    this.#cancel?.()
  }

  #after(ms: number): void {
    this.#cancel?.()
    this.#cancel = this.#doing.later(() => void this.flush(), ms)
  }

  async #send(written: DraftContent): Promise<void> {
    const { draftId, save, drop, onState } = this.#doing
    onState({ is: 'saving' })
    let saved: SaveResult
    try {
      saved = await save({ ...written, revision: this.#revision })
    } catch {
      onState({ is: 'failed' })
      this.#after(retryMs)
      return
    }
    if (saved.clash) {
      this.#clash = { ...saved.clash, revision: saved.revision, mine: written }
      onState({ is: 'clash', clash: this.#clash })
      return
    }
    this.#revision = saved.revision
    // Text typed meanwhile is sent next, and stays stored here.
    if (this.#unsaved !== written) return this.put(this.#unsaved as DraftContent)
    this.#unsaved = undefined
    drop(draftId)
    onState({ is: 'saved', at: saved.savedAt })
  }
}
