/** What the index of an office knows of its texts without reading them: where each is, and to which case it belongs. */
import type { Change } from './index-store.ts'
import type { Segment } from './segment.ts'

/** What is known of a text that may be found. It is never changed; news are a new object. */
export interface Known {
  id: string
  source: string
  documentId: string
  caseOrdinal: number
  kind: string
  datedAt: number
  touched: bigint
  /** The id of the part of the index in which it is, its own if it is in none, `gone` if it has no text any more. */
  part: string
}

/** In the place of a part. */
const gone = ''

/** A part of the index, with what is known of its texts, by slot. There is no object for each hit of a search. */
export interface Part {
  segment: Segment
  texts: readonly (Known | undefined)[]
  /** Ordinals of cases; -1 where no text is any more. */
  cases: Int32Array
  dates: Float64Array
}

export class KnownTexts {
  readonly #texts = new Map<string, Known>()
  /** How many texts a part still has. */
  readonly #counts = new Map<string, number>()
  /** Whose texts there are, or once were. */
  readonly sources = new Set<string>()

  /** Of a part, by its id or by that of a text that is in none. */
  countIn(part: string): number {
    return this.#counts.get(part) ?? 0
  }

  isNews({ id, touched }: Change): boolean {
    return BigInt(touched) > (this.#texts.get(id)?.touched ?? -1n)
  }

  /** Returns the parts in which something is different now. */
  note({ id, source, documentId, caseOrdinal, kind, segmentId, isDone, datedAt, touched }: Change): string[] {
    const former = this.#texts.get(id)?.part ?? gone
    // What is gone is remembered, so that an older snapshot does not bring it back.
    const part = isDone ? (segmentId ?? id) : gone
    this.#texts.set(id, {
      id,
      source,
      documentId,
      caseOrdinal,
      kind,
      datedAt: +new Date(datedAt),
      touched: BigInt(touched),
      part,
    })
    this.sources.add(source)
    this.#count(former, -1)
    this.#count(part, 1)
    return [former, part].filter((one) => one !== gone)
  }

  #count(part: string, by: 1 | -1): void {
    if (part !== gone) this.#counts.set(part, this.countIn(part) + by)
  }

  /** A text that has come to another part is only there. */
  partOf(name: string, segment: Segment): Part {
    const texts = segment.ids.map((id) => {
      const text = this.#texts.get(id)
      return text?.part === name ? text : undefined
    })
    return {
      segment,
      texts,
      cases: Int32Array.from(texts, (text) => text?.caseOrdinal ?? -1),
      dates: Float64Array.from(texts, (text) => text?.datedAt ?? 0),
    }
  }
}
