/** Keys of the result that has the focus: space shows it beside the list, x chooses it. */
import { isBusyTyping } from '@mizan/platform/ui'
import { useEffect, useRef } from 'react'

interface Keys {
  onPreview: (id: string) => void
  onChoose: ((id: string) => void) | undefined
}

/** Space on a button or a box of a result is for that control. */
const isOwnSpace = (element: Element): boolean => element.matches('button, input, select, summary')

export function useResultKeys(keys: Keys): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusyTyping(event.target)) return
      const focused = event.target instanceof Element ? event.target : null
      const id = focused?.closest('article[data-result-id]')?.getAttribute('data-result-id')
      if (!focused || !id) return
      if (event.key === ' ' && !isOwnSpace(focused)) latest.current.onPreview(id)
      else if (event.key === 'x' && latest.current.onChoose) latest.current.onChoose(id)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
