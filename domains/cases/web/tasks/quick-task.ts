/** What a line says that adds a task: at its end the day by which it is to be done, anywhere a person after `@`. */
import { foldText } from '@mizan/identity/rules/search-text'
import { readDay } from '@mizan/platform/ui/chips'

interface Person {
  id: string
  name: string
}

export interface QuickTask {
  displayTitle: string
  deadline: string | undefined
  assignee: Person | undefined
  /** After `@`, where it names nobody, or several people. */
  unknown: string | undefined
}

const mostWords = 3

/** A number alone is no day here: `Dosya 010124`. */
const mayBeDay = (text: string): boolean => /[\p{L}./]/u.test(text)

export function readQuickTask(typed: string, today: string, people: readonly Person[]): QuickTask {
  const words = typed.split(/\s+/).filter((word) => word !== '')
  const at = words.findIndex((word) => /^@\p{L}/u.test(word))
  const asked = at < 0 ? undefined : words[at]?.slice(1)
  const found = asked === undefined ? [] : people.filter((person) => isNamed(person, asked))
  const assignee = found.length === 1 ? found[0] : undefined
  const rest = assignee ? words.toSpliced(at, 1) : words
  const { deadline, title } = withoutDay(rest, today)
  if (title.length === 0)
    return { displayTitle: words.join(' '), deadline: undefined, assignee: undefined, unknown: undefined }
  return { displayTitle: title.join(' '), deadline, assignee, unknown: assignee ? undefined : asked }
}

/** Any word of the name may be begun. */
const isNamed = ({ name }: Person, asked: string): boolean =>
  foldText(name)
    .split(/\s+/)
    .some((word) => word.startsWith(foldText(asked)))

function withoutDay(words: readonly string[], today: string) {
  for (let count = Math.min(mostWords, words.length - 1); count > 0; count -= 1) {
    const last = words.slice(-count).join(' ')
    const deadline = mayBeDay(last) ? readDay(last, today) : undefined
    if (deadline) return { deadline, title: words.slice(0, -count) }
  }
  return { deadline: undefined, title: words }
}
