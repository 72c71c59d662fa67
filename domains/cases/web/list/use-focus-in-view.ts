/** The table becomes cards in a narrow window, as on a tablet that is turned: the focus stays on its case. */
import { returnFocus } from '@mizan/platform/ui'
import { type FocusEvent, useEffect, useRef } from 'react'
import { linkOf } from '../peek/use-peek.ts'

/** The properties of what holds the list. */
export function useFocusInView(isNarrow: boolean) {
  const last = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other view has come
  useEffect(() => {
    const { current } = last
    if (current !== undefined) returnFocus(() => linkOf(current))
  }, [isNarrow])
  const onFocus = ({ target }: FocusEvent) => {
    last.current = target.closest<HTMLElement>('[data-case]')?.dataset.case
  }
  return { onFocus }
}
