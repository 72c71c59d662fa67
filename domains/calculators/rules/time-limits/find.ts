/**
 * Finds named time limits by typed words: in both languages, without Turkish letters, with a slip, the usual one
 * first.
 */
import { usualLimits } from '../../data/limits-usual.ts'
import type { NamedLimit } from '../../schemas/time-limit.ts'
import { likeness, wordsIn } from './likeness.ts'
import { namedLimits } from './named-limits.ts'

interface SearchableLimit {
  limit: NamedLimit
  name: string[]
  other: string[]
}

const areas: Readonly<Record<string, string>> = {
  civil: 'hukuk',
  criminal: 'ceza criminal',
  administrative: 'idare idari administrative danıştay',
  tax: 'vergi tax',
  enforcement: 'icra iflas enforcement',
  labour: 'iş işçi labour',
  family: 'aile family',
  inheritance: 'miras inheritance',
  consumer: 'tüketici consumer',
  commercial: 'ticaret ticari commercial',
}

const searched: readonly SearchableLimit[] = namedLimits.map((limit) => ({
  limit,
  name: wordsIn(limit.name),
  other: wordsIn(`${limit.english.name} ${limit.law} ${limit.article} ${areas[limit.group] ?? ''}`),
}))

const usual = usualLimits
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [phrases = '', ids = ''] = line.split('|')
    return phrases.split(',').map((phrase) => ({ phrase: wordsIn(phrase), ids: ids.trim().split(' ') }))
  })

/** Ids, the likeliest first; all of them if nothing is typed. */
export function findLimits(typed: string): string[] {
  const words = wordsIn(typed)
  if (words.length === 0) return namedLimits.map(({ id }) => id)
  return [...new Set([...usualFor(words), ...named(words)])]
}

/** The limits of phrases that were typed completely, then those of phrases that are being typed. */
function usualFor(words: readonly string[]): string[] {
  const of = usual
    .map(({ phrase, ids }) => ({ ids, like: likenessOfPhrase(phrase, words) }))
    .filter(({ like }) => like > 0)
  return of.toSorted((one, other) => other.like - one.like).flatMap(({ ids }) => ids)
}

/** Above 2 for a whole phrase; the mean likeness of its words orders phrases of one kind. */
function likenessOfPhrase(phrase: readonly string[], words: readonly string[]): number {
  if (words.length > phrase.length) return 0
  const each = words.map((word, at) => likeness(word, phrase[at] ?? ''))
  if (each.some((like) => like === 0)) return 0
  const mean = each.reduce<number>((sum, like) => sum + like, 0) / words.length
  return mean / 3 + (phrase.length === words.length ? 2 : 0)
}

/**
 * The limits whose words contain all typed ones; names count more than the rest, and short names more than long ones.
 */
function named(words: readonly string[]): string[] {
  const scored = searched.map(({ limit, name, other }) => ({
    id: limit.id,
    score: scoreOf(words, name, other),
  }))
  const found = scored.filter(({ score }) => score > 0)
  return found.toSorted((one, other) => other.score - one.score).map(({ id }) => id)
}

function scoreOf(words: readonly string[], name: readonly string[], other: readonly string[]): number {
  let sum = 0
  for (const word of words) {
    const like = Math.max(2 * best(word, name), best(word, other))
    if (like === 0) return 0
    sum += like
  }
  return sum / words.length + 1 / (1 + name.length)
}

const best = (word: string, among: readonly string[]): number =>
  Math.max(0, ...among.map((one) => likeness(word, one)))
