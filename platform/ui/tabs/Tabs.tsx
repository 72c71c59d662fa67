/** The bar with the tabs of a screen, and the content of the one that is open. */
import { type ReactNode, useCallback } from 'react'
import { TabBar, TabCount } from '../controls/TabBar.tsx'
import { FeatureGate } from '../features/FeatureGate.tsx'
import { useFeatures } from '../features/features.tsx'
import { Empty } from '../feedback/Empty.tsx'
import { Part } from '../feedback/Part.tsx'
import { Waiting } from '../feedback/Waiting.tsx'
import { useLanguage } from '../language.tsx'
import { useAccount } from '../session/account.tsx'
import { LicenceGate } from '../session/LicenceGate.tsx'
import { useUiText } from '../text.ts'
import { useTitle } from '../title.ts'
import { currentTab, type Tab, type TabbedScreen, type TabbedScreens, tabsOf } from './index.ts'

interface ScreenProps<S extends TabbedScreen> {
  of: S
  /** As the address says. */
  current: string | undefined
  given: TabbedScreens[S]
}

interface BarProps<S extends TabbedScreen> extends ScreenProps<S> {
  label: string
  /** The address of a tab; `tab` is undefined for the first one. */
  address: (tab: string | undefined) => string
}

export function Tabs<S extends TabbedScreen>({ of, current, given, label, address }: BarProps<S>) {
  const language = useLanguage()
  const isPermitted = usePermitted()
  const open = currentTab(of, current)
  const [first] = tabsOf(of)
  useTitle(open && open !== first ? open.title[language] : '', 'tab')
  const shown = tabsOf(of).filter((tab) => isPermitted(tab) === true)
  const bar = shown.map((tab) => ({
    href: address(tab === first ? undefined : tab.id),
    label: tab.title[language],
    count: tab.useCount && <Count key={tab.id} tab={tab} useCount={tab.useCount} given={given} />,
    current: tab === open,
  }))
  return <TabBar label={label} tabs={bar} />
}

export function TabContent<S extends TabbedScreen>({ of, current, given }: ScreenProps<S>) {
  const tab = currentTab(of, current)
  if (!tab) return null
  return (
    <Part of={tab.id}>
      <Permitted tab={tab}>
        <Gates tab={tab}>
          <tab.Content {...given} />
        </Gates>
      </Permitted>
    </Part>
  )
}

/** Whether the rights of the person open a tab; undefined until they are known. */
function usePermitted() {
  const { account } = useAccount()
  return useCallback(
    ({ needs: { permission, roles } = {} }: Tab): boolean | undefined => {
      if (!permission && !roles) return true
      if (!account) return undefined
      if (roles && !roles.some((role) => account.roles.includes(role))) return false
      if (!permission) return true
      const own = account.permissions[permission.module] ?? 'None'
      return own === 'Write' || own === permission.level
    },
    [account],
  )
}

function Permitted({ tab, children }: { tab: Tab; children: ReactNode }) {
  const t = useUiText()
  const isPermitted = usePermitted()(tab)
  if (isPermitted === undefined) return <Waiting height={200} />
  return isPermitted ? children : <Empty title={t('tab.refused')}>{t('tab.refusedBody')}</Empty>
}

function Gates({ tab: { title, name = title, needs = {} }, children }: { tab: Tab; children: ReactNode }) {
  const spoken = name[useLanguage()]
  const { feature, licences } = needs
  const licensed = licences ? (
    <LicenceGate licences={licences} name={spoken}>
      {children}
    </LicenceGate>
  ) : (
    children
  )
  if (!feature) return licensed
  return (
    <FeatureGate feature={feature} name={spoken} part>
      {licensed}
    </FeatureGate>
  )
}

interface CountProps {
  tab: Tab
  useCount: NonNullable<Tab['useCount']>
  given: object
}

/** Nothing is counted that the feature or the licence does not allow. */
function Count({ tab: { needs: { feature, licences } = {} }, useCount, given }: CountProps) {
  const { stateOf } = useFeatures()
  const { account } = useAccount()
  const isOn = !feature || stateOf(feature) === 'TurnedOn'
  const isLicensed = !licences || licences.some((key) => account?.licences.includes(key))
  return isOn && isLicensed ? <Counted useCount={useCount} given={given} /> : null
}

const Counted = ({ useCount, given }: Omit<CountProps, 'tab'>) => <TabCount count={useCount(given)} />
