/** The share of personal data that a mask hides, and the share of other words that it leaves. */
import { newMask } from '../../../domains/assistant/rules/secrecy/mask.ts'

interface Place {
  text: string
  /** Offset in the text. */
  at: number
}

export interface SecretText {
  id: string
  kind: string
  text: string
  secrets: (Place & { kind: string })[]
  /** The words that must stay. */
  keep: Place[]
  /** The names and files that the office knows. */
  known: { names: string[]; files: string[] }
  invented: true
}

/**
 * Kinds of which nothing may be missed: numbers with check digits, mails, telephones, and names that the office
 * knows.
 */
const exact = new Set(['identity', 'tax', 'iban', 'mail', 'phone', 'known', 'file'])
export const secretTargets = { exact: 1, others: 0.97, kept: 0.98 }

interface HiddenCount {
  hidden: number
  of: number
}

export interface SecrecyReport {
  exact: number
  others: number
  kept: number
  /** Share of the texts that the mask gives back letter by letter. */
  restored: number
  kinds: Map<string, HiddenCount>
  missed: string[]
  masked: string[]
}

export function measureSecrets(texts: readonly SecretText[]): SecrecyReport {
  const kinds = new Map<string, HiddenCount>()
  const [missed, masked]: [string[], string[]] = [[], []]
  let [kept, keeps, restored] = [0, 0, 0]
  for (const { id, text, secrets, keep, known } of texts) {
    const mask = newMask(known)
    const result = mask.mask(text)
    if (mask.unmask(result) === text) restored++
    const hidden = hiddenLetters(text, result, mask.unmask)
    for (const { kind, text: secret, at } of secrets) {
      const isHidden = [...secret].every((letter, step) => !/[\p{L}\d]/u.test(letter) || hidden[at + step])
      count(kinds, kind, isHidden)
      if (!isHidden) missed.push(`${id} ${kind}: ${secret} | ${result}`)
    }
    for (const { text: word, at } of keep) {
      const stays = ![...word].some((_, step) => hidden[at + step])
      keeps++
      if (stays) kept++
      else masked.push(`${id}: ${word} | ${result}`)
    }
  }
  const share = (isExact: boolean) => shareOf([...kinds].filter(([kind]) => exact.has(kind) === isExact))
  return {
    exact: share(true),
    others: share(false),
    kept: keeps === 0 ? 1 : kept / keeps,
    restored: restored / Math.max(1, texts.length),
    kinds,
    missed,
    masked,
  }
}

export const reachesTargets = ({ exact: ofExact, others, kept, restored }: SecrecyReport): boolean =>
  ofExact >= secretTargets.exact &&
  others >= secretTargets.others &&
  kept >= secretTargets.kept &&
  restored === 1

function count(kinds: Map<string, HiddenCount>, kind: string, isHidden: boolean): void {
  const counted = kinds.get(kind) ?? { hidden: 0, of: 0 }
  kinds.set(kind, { hidden: counted.hidden + (isHidden ? 1 : 0), of: counted.of + 1 })
}

function shareOf(kinds: readonly (readonly [string, HiddenCount])[]): number {
  const of = kinds.reduce((sum, [, counted]) => sum + counted.of, 0)
  return of === 0 ? 1 : kinds.reduce((sum, [, { hidden }]) => sum + hidden, 0) / of
}

/** For each letter of the text whether a placeholder stands for it. */
function hiddenLetters(text: string, masked: string, unmask: (text: string) => string): boolean[] {
  const hidden = new Array<boolean>(text.length).fill(false)
  let at = 0
  for (const part of masked.split(/(⟦[^⟧]*⟧)/)) {
    const { length } = unmask(part)
    if (part.startsWith('⟦')) hidden.fill(true, at, at + length)
    at += length
  }
  return hidden
}
