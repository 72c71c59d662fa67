/**
 * What the product says beside the screen: a store outside of it, so that nothing is lost when the screen changes.
 * Errors and warnings stand until they are put away; the rest goes once there was time to read it.
 */
import type { Said } from '../../contract/words.ts'

export type NoticeLevel = 'success' | 'error' | 'info' | 'warning'

export interface NoticeAction {
  label: string
  run: () => void
  /** Takes back what was said; Ctrl Z and ⌘ Z do it too. */
  undoes?: true
}

export interface Notice {
  /** Rises with each notice. */
  id: number
  level: NoticeLevel
  /** In both languages where it is known; it is then shown in that of the screen. */
  text: string | Said
  /** A later notice with the same key takes its place, and `settle` puts it away. */
  key?: string
  action?: NoticeAction
}

interface ShownNotice extends Notice {
  /** Milliseconds that are left of its time; undefined where it stands until it is put away. */
  left: number | undefined
  since: number
  timer?: ReturnType<typeof setTimeout>
}

const shortestMs = 8_000
const msPerLetter = 80
/** After it was held it stays for this much at least. */
const afterHoldMs = 4_000
const most = 4

export const isAssertive = (level: NoticeLevel): boolean => level === 'error' || level === 'warning'

const lengthOf = (text: Notice['text']) =>
  typeof text === 'string' ? text.length : Math.max(text.tr.length, text.en.length)

/** How long it stands, in milliseconds; undefined: until it is put away. */
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
  /** The oldest of those that would go by themselves makes room, or else the oldest. */
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
    /** Gives the id with which it is put away. */
    say(level: NoticeLevel, text: Notice['text'], more: Pick<Notice, 'key' | 'action'> = {}): number {
      lastId += 1
      const one: ShownNotice = { id: lastId, level, text, ...more, left: timeOf({ level, text }), since: 0 }
      const others = shown.filter(({ key }) => key === undefined || key !== more.key)
      change([...withRoom(others), one])
      run(one)
      return one.id
    },
    dismiss,
    /** What was said under this key no longer holds. */
    settle(key: string): void {
      if (shown.some((one) => one.key === key)) change(shown.filter((one) => one.key !== key))
    },
    /** While one points at them or has the focus among them, none goes. */
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

/** Says something beside the screen, in the language of the screen or in both. */
export const notify = notices.say
