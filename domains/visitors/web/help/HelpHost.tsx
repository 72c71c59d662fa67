/** Waits for `?` and for whoever asks for the help of a screen. */
import { isBusyTyping } from '@mizan/platform/ui'
import { lazy, Suspense, useEffect, useState } from 'react'
import { onHelp } from './open.ts'

const HelpDialog = lazy(async () => ({ default: (await import('./HelpDialog.tsx')).HelpDialog }))

export function HelpHost() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const open = () => setOpen(true)
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || isBusyTyping(event.target)) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', listen)
    const end = onHelp(open)
    return () => {
      document.removeEventListener('keydown', listen)
      end()
    }
  }, [])
  return <Suspense>{isOpen && <HelpDialog onClose={() => setOpen(false)} />}</Suspense>
}
