/**
 * Messages beside the screen. They are kept in a store outside of React, so that none is lost when the screen
 * changes. Errors and warnings are shown until they are closed, the others for as long as it takes to read them.
 */
import type { BilingualText } from '../../contract/words.ts'

export type NoticeLevel = 'success' | 'error' | 'info' | 'warning'

export interface NoticeAction {
  label: string
  run: () => void
  /** Undoes what the notice reports; Ctrl Z and ⌘ Z do the same. */
  undoes?: true
}

export interface Notice {
  /** Grows with each notice. */
  id: number
  level: NoticeLevel
  /** A text, or the text in both languages, which is then shown in that of the screen. */
  text: string | BilingualText
  /** A later notice with the same key replaces it, and `settle` closes it. */
  key?: string
  action?: NoticeAction
}

interface ShownNotice extends Notice {
  /** Remaining time in milliseconds; undefined if it is shown until it is closed. */
  left: number | undefined
  since: number
  timer?: ReturnType<typeof setTimeout>
}

const shortestMs = 8_000
const msPerLetter = 80
/** After it was held, a notice stays for at least this long. */
const afterHoldMs = 4_000
const most = 4

export const isAssertive = (level: NoticeLevel): boolean => level === 'error' || level === 'warning'

const lengthOf = (text: Notice['text']) =>
  typeof text === 'string' ? text.length : Math.max(text.tr.length, text.en.length)

/** How long it is shown, in milliseconds; undefined: until it is closed. */
export const timeOf = ({ level, text }: Pick<Notice, 'level' | 'text'>): number | undefined =>
  isAssertive(level) ? undefined : Math.max(shortestMs, lengthOf(text) * msPerLetter)

export function createNotices() {
  let shown: readonly ShownNotice[] = []
  let isHeld = false
  let lastId = 0
  const listeners = new Set<() => void>()

  const change = (next: readonly ShownNotice[]) => {
    for (const gone of shown) if (!next.includes(gone)) clearTimeout(gone.timer)
    shown = next
    for (const listener of listeners) listener()
  }
  const run = (one: ShownNotice) => {
    if (one.left === undefined || isHeld) return
    one.since = Date.now()
    one.timer = setTimeout(() => dismiss(one.id), one.left)
  }
  const dismiss = (id: number) => change(shown.filter((one) => one.id !== id))
  /** The oldest of those that disappear by themselves is removed, or else the oldest of all. */
  const withRoom = (list: readonly ShownNotice[]): readonly ShownNotice[] => {
    if (list.length < most) return list
    const first = list.find(({ left }) => left !== undefined) ?? list[0]
    return list.filter((one) => one !== first)
  }

  return {
    list: (): readonly Notice[] => shown,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Returns the id with which it can be closed. */
    say(level: NoticeLevel, text: Notice['text'], more: Pick<Notice, 'key' | 'action'> = {}): number {
      lastId += 1
      const one: ShownNotice = { id: lastId, level, text, ...more, left: timeOf({ level, text }), since: 0 }
      const others = shown.filter(({ key }) => key === undefined || key !== more.key)
      change([...withRoom(others), one])
      run(one)
      return one.id
    },
    dismiss,
    /** The notice under this key is no longer true. */
    settle(key: string): void {
      if (shown.some((one) => one.key === key)) change(shown.filter((one) => one.key !== key))
    },
    /** Notices do not disappear while the pointer or the focus is on them. */
    hold(): void {
      if (isHeld) return
      isHeld = true
      for (const one of shown) {
        clearTimeout(one.timer)
        if (one.left !== undefined && one.since > 0) one.left -= Date.now() - one.since
      }
    },
    release(): void {
      if (!isHeld) return
      isHeld = false
      for (const one of shown) {
        if (one.left !== undefined) one.left = Math.max(one.left, afterHoldMs)
        run(one)
      }
    },
  }
}

export const notices = createNotices()

/** Shows a notice beside the screen, in the language of the screen or in both. */
export const notify = notices.say
/** Closes the notice with this key, because what it says is no longer so. */
export const settleNotice = notices.settle
