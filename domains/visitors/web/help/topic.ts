/** The help text of one screen. */
export type HelpText = Readonly<Record<'tr' | 'en', string>>

export interface Topic {
  /** Beginnings of the addresses that it is about. */
  at: readonly string[]
  title: HelpText
  /** The possible actions on the screen. */
  can: readonly HelpText[]
  keys?: readonly { key: string; does: HelpText }[]
  /** The chapter of the films that shows it. */
  film?: 'search' | 'ask' | 'compute' | 'case'
}

/** The most specific topic of an address: the one with the longest beginning. */
export function topicAt(topics: readonly Topic[], path: string): Topic | undefined {
  const lengthIn = ({ at }: Topic) =>
    Math.max(-1, ...at.filter((one) => path === one || path.startsWith(`${one}/`)).map((one) => one.length))
  const found = topics.filter((topic) => lengthIn(topic) >= 0)
  return found.sort((one, other) => lengthIn(other) - lengthIn(one))[0]
}
