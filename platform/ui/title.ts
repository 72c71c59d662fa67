/**
 * The title of the browser's tab, the most specific part first: "Dilekçe.pdf · Evrak · Yılmaz / ABC · Mizan". Every
 * route has a title (`staticData`), which a screen replaces once it knows the name of what it shows.
 */
import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type Language, useLanguage } from './language.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title: Readonly<Record<Language, string>>
  }
}

/** `panel`: what lies over the screen; `screen` replaces `route`. */
type Level = 'route' | 'screen' | 'tab' | 'panel'

interface Entry {
  level: Level
  text: string
}

const entries = new Set<Entry>()

/** The one that was given last. */
const textOf = (level: Level): string | undefined => [...entries].findLast((one) => one.level === level)?.text

function write(): void {
  const parts = [textOf('panel'), textOf('tab'), textOf('screen') ?? textOf('route')]
  document.title = [...parts, 'Mizan'].filter(Boolean).join(' · ')
}

/** An empty title changes nothing. */
export function useTitle(text: string, level: Level = 'screen'): void {
  useEffect(() => {
    if (text === '') return
    const entry = { level, text }
    entries.add(entry)
    write()
    return () => {
      entries.delete(entry)
      write()
    }
  }, [text, level])
}

/** For the frame: the title of the innermost route, also while its screen is locked, loaded or broken. */
export function useRouteTitle(): void {
  const language = useLanguage()
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title })
  useTitle(title?.[language] ?? '', 'route')
}
