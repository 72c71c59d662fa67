import { useCallback, useEffect, useRef, useState } from 'react'

/** Copies with a hidden field if the clipboard is not available (plain HTTP on another host). */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.style.position = 'fixed'
  field.style.opacity = '0'
  document.body.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  return copied
}

/** `copy(text)` puts text on the clipboard; `copied` is true for two seconds after that. */
export function useCopy(): { copied: boolean; copy: (text: string) => Promise<void> } {
  const [copied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = useCallback(async (text: string) => {
    const done = await (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
      () => true,
      () => copyBySelection(text),
    )
    setCopied(done)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCopied(false), 2_000)
  }, [])
  return { copied, copy }
}
