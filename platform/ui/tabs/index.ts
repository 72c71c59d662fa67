// biome-ignore-all lint/suspicious/noEmptyInterface: screens fill it
/**
 * Tabs of screens. A screen with tabs declares its name, with what each of its tabs is given:
 *
 *     declare module '@mizan/platform/ui/tabs' {
 *       interface TabbedScreens {
 *         'cases.case': { record: Case }
 *       }
 *     }
 *
 * Every tab, of the screen's own domain as well as of a later one, stands in `tabs` of a manifest:
 * `tab('cases.case', { id: 'documents', order: 50, … })`. The program passes all of them in once, before it renders.
 */
import { type ComponentType, lazy } from 'react'
import type { Language } from '../language.tsx'

/** The screens with tabs, and what their tabs are given. */
export interface TabbedScreens {}

export type TabbedScreen = keyof TabbedScreens & string

/** What a person needs for a tab; without a right the tab is absent, without licence or feature it says why. */
export interface TabNeeds {
  permission?: { module: string; level: 'Read' | 'Write' }
  /** One of these roles. */
  roles?: readonly string[]
  feature?: string
  /** One of these. */
  licences?: readonly string[]
}

export interface TabOf<Given> {
  /** As written in the address: small letters. */
  id: string
  /** Its place among the tabs of the screen; the lowest one is shown without a tab in the address. */
  order: number
  title: Readonly<Record<Language, string>>
  /** How it is called in a sentence, as its beginning: "Ses kayıtları bakımda". */
  name?: Readonly<Record<Language, string>>
  needs?: TabNeeds
  /** The number beside the title: a hook, used only while feature and licence allow the tab. */
  useCount?: (given: Given) => number | undefined
  /** Loads what the tab shows; begun with the screen if the address names the tab. */
  load: () => Promise<ComponentType<Given>>
}

// biome-ignore lint/suspicious/noExplicitAny: `tab` has compared what it takes with what the screen gives
export interface Tab extends TabOf<any> {
  screen: TabbedScreen
  // biome-ignore lint/suspicious/noExplicitAny: it takes what `given` of the same tab is
  Content: ComponentType<any>
}

/** A tab of a screen. It does not compile if the tab needs more than the screen gives. */
export function tab<S extends TabbedScreen>(screen: S, one: TabOf<TabbedScreens[S]>): Tab {
  return { ...one, screen, Content: lazy(async () => ({ default: await one.load() })) }
}

let gathered: ReadonlyMap<string, readonly Tab[]> = new Map()

/** Replaces all tabs that were passed in before. */
export function gatherTabs(tabs: readonly Tab[]): void {
  for (const { screen, id } of tabs) {
    if (!/^[a-z]{1,20}$/.test(id)) throw new Error(`${screen}: a tab cannot have the address '${id}'`)
    if (tabs.filter((other) => other.screen === screen && other.id === id).length > 1)
      throw new Error(`${screen}: two tabs have the address '${id}'`)
  }
  gathered = Map.groupBy(
    tabs.toSorted((one, other) => one.order - other.order),
    ({ screen }) => screen,
  )
}

/** The tabs of a screen in their order. */
export const tabsOf = (screen: TabbedScreen): readonly Tab[] => gathered.get(screen) ?? []

/** The tab that an address names, or the first one. */
export const currentTab = (screen: TabbedScreen, id: string | undefined): Tab | undefined =>
  tabsOf(screen).find((one) => one.id === id) ?? tabsOf(screen)[0]

/** Reads the tab from an address; a tab that the screen does not have is left out. */
export const readTab = (screen: TabbedScreen, raw: unknown): { tab?: string } =>
  tabsOf(screen).some(({ id }) => id === raw) ? { tab: String(raw) } : {}

/** For `beforeLoad` of a screen: its tab is loaded together with it and not after it. */
export const loadTab =
  (screen: TabbedScreen) =>
  ({ search }: { search: { tab?: string } }): void => {
    // A failure is shown where the tab is drawn, which loads it again.
    currentTab(screen, search.tab)
      ?.load()
      .catch(() => {})
  }
