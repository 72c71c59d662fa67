/** A screen that is announced but not available yet: shows the state of its switch, and where to go meanwhile. */
import { Button, FeatureGate, FeatureMessage, useTitle, Waiting } from '@mizan/platform/ui'
import { Link } from '@tanstack/react-router'
import { featureWords } from '../../data/names.ts'
import type { SwitchName } from '../../schemas.ts'
import { useText as useSwitchText } from '../switches/text.ts'
import { useText } from '../text.ts'

const isSwitch = (feature: string | true): feature is SwitchName =>
  typeof feature === 'string' && Object.hasOwn(featureWords, feature)

export function Announced({ feature }: { feature: string | true }) {
  return isSwitch(feature) ? <Switched feature={feature} /> : <InPreparation />
}

/** The screen has no switch, so nothing is read. */
function InPreparation() {
  const t = useText()
  useTitle(t('announced.title'))
  return (
    <FeatureMessage
      state="ComingSoon"
      title={t('announced.title')}
      body={t('announced.body')}
      offer={
        <>
          <ToSearch />
          <Button variant="default" renderRoot={(props) => <Link to="/" {...props} />}>
            {t('announced.home')}
          </Button>
        </>
      }
    />
  )
}

function Switched({ feature }: { feature: SwitchName }) {
  const name = useSwitchText()(`feature.${feature}`)
  useTitle(name)
  // Also if the switch is on: it cannot turn on a feature that is not built.
  const soon = <FeatureMessage state="ComingSoon" name={name} offer={<ToSearch />} />
  // The browser does not receive the state of this switch.
  if (feature === 'rag') return soon
  return (
    <FeatureGate feature={feature} name={name} waiting={<Waiting height={320} />} offer={<ToSearch />}>
      {soon}
    </FeatureGate>
  )
}

function ToSearch() {
  const t = useText()
  return <Button renderRoot={(props) => <Link to="/search" {...props} />}>{t('announced.search')}</Button>
}
