/** The frame of every screen: navigation, top bar, the content area, and the commands. */
import { Outlet, useMatches, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { OfflineNotice } from '../feedback/OfflineNotice.tsx'
import { SlowNotice } from '../feedback/SlowNotice.tsx'
import { Later } from '../Later.tsx'
import { ScreenGate } from '../session/ScreenGate.tsx'
import { Slot } from '../slots/Slot.tsx'
import { readStored, writeStored } from '../stored.ts'
import { useUiText } from '../text.ts'
import { useRouteTitle } from '../title.ts'
import { BottomBar } from './BottomBar.tsx'
import { type LoadDialog, useShell } from './config.ts'
import classes from './Shell.module.css'
import { Sidebar } from './Sidebar.tsx'
import { useShortcuts } from './shortcuts.ts'
import { TopBar } from './TopBar.tsx'

const paletteModule = () => import('./CommandPalette.tsx')
const CommandPalette = lazy(async () => ({ default: (await paletteModule()).CommandPalette }))

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The screen has a search of its own, so the top bar shows none. */
    ownSearch?: boolean
    /** The screen reads the law of one country, so the top bar has the choice between them. */
    hasCountry?: boolean
    /** The screen fills the window without navigation and top bar, and brings its own main element. */
    bare?: boolean
  }
}

/** The stored choice; on a first visit the sidebar is wide if there is room for it. */
function useSidebar(): [boolean, () => void] {
  const [expanded, setExpanded] = useState(() => {
    const stored = readStored('sidebar_expanded')
    return stored === null ? window.innerWidth >= 1266 : stored === 'true'
  })
  const toggle = () => {
    writeStored('sidebar_expanded', String(!expanded))
    setExpanded(!expanded)
  }
  return [expanded, toggle]
}

export function Shell() {
  useFocusOnNavigation()
  useRouteTitle()
  const bare = useMatches().some((match) => match.staticData.bare)
  return bare ? <BareFrame /> : <FullFrame />
}

function BareFrame() {
  const t = useUiText()
  return (
    <>
      <a href="#content" className={classes.skip}>
        {t('skipLink')}
      </a>
      <OfflineNotice />
      <SlowNotice />
      <Outlet />
    </>
  )
}

function FullFrame() {
  const t = useUiText()
  const { screens, commands } = useShell()
  const [expanded, toggle] = useSidebar()
  const [palette, setPalette] = useState(false)
  const openPalette = useCallback(() => setPalette(true), [])
  const closePalette = useCallback(() => setPalette(false), [])
  // A function as the state would be called.
  const [dialog, setDialog] = useState<{ load: LoadDialog } | null>(null)
  const prepare = useCallback(
    () =>
      void paletteModule().then(
        ({ loadCommands }) => loadCommands(commands),
        () => undefined,
      ),
    [commands],
  )
  useShortcuts({ open: openPalette, prepare })
  const withSearch = !useMatches().some((match) => match.staticData.ownSearch)
  return (
    <div className={classes.shell} data-expanded={expanded} data-search={withSearch}>
      <a href="#content" className={classes.skip}>
        {t('skipLink')}
      </a>
      <Sidebar expanded={expanded} onToggle={toggle} />
      <div className={classes.column}>
        <TopBar withSearch={withSearch} onPalette={openPalette} />
        <OfflineNotice />
        <SlowNotice />
        <main id="content" tabIndex={-1} className={classes.main}>
          <Slot name="frame.notice" />
          <ScreenGate screens={screens}>
            <Outlet />
          </ScreenGate>
        </main>
      </div>
      <BottomBar />
      <Suspense>
        {palette && <CommandPalette onClose={closePalette} onOpen={(load) => setDialog({ load })} />}
      </Suspense>
      {dialog && <Later load={dialog.load} onClose={() => setDialog(null)} />}
    </div>
  )
}

/** A screen reader starts at the content of a new screen, not where it was on the last one. */
function useFocusOnNavigation(): void {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const last = useRef(path)
  useEffect(() => {
    const previous = last.current
    last.current = path
    if (!previous || previous === path) return
    if (document.activeElement?.closest('main, dialog, [role=search]')) return
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [path])
}
