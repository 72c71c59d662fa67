/** Shows a part of the product only while its feature is on; otherwise says why it is not available. */

import type { ReactNode } from 'react'
import { Button } from '../controls/Button.tsx'
import feedback from '../feedback/feedback.module.css'
import { useUiText } from '../text.ts'
import { type FeatureState, useFeatures } from './features.tsx'
import { switchIcons } from './icons.ts'

interface Props {
  feature: string
  /** The name of the part in the message, as the beginning of a sentence: "Dava yönetimi", "Case management". */
  name: string
  /** What the user can do instead. */
  offer?: ReactNode
  /** Shown while the switches are being loaded; by default the part itself, as it is nearly always on. */
  waiting?: ReactNode
  children: ReactNode
}

export function FeatureGate({ feature, name, offer, children, waiting = children }: Props) {
  const { stateOf, retry } = useFeatures()
  const state = stateOf(feature)
  if (state === null) return waiting
  if (state === 'TurnedOn') return children
  return <FeatureMessage state={state} name={name} offer={offer} onRetry={retry} />
}

/** The message either names the part, or is given as a whole. */
type Words =
  | { name: string; title?: undefined; body?: undefined }
  | { name?: undefined; title: string; body: string }

type MessageProps = Words & {
  state: Exclude<FeatureState, 'TurnedOn'>
  offer?: ReactNode
  /** Offered while the state cannot be read. */
  onRetry?: () => void
}

export function FeatureMessage({ state, name, title, body, offer, onRetry }: MessageProps) {
  const t = useUiText()
  const Icon = switchIcons[state]
  return (
    <div className={feedback.state} role="status">
      <Icon size={40} stroke={1.4} className={feedback.icon} aria-hidden />
      <h1>{title ?? t(`feature.${state}.title`, { name })}</h1>
      <p className={feedback.message}>{body ?? t(`feature.${state}.body`)}</p>
      <div className={feedback.actions}>
        {state === 'Unavailable' && onRetry && <Button onClick={onRetry}>{t('retry')}</Button>}
        {offer}
      </div>
    </div>
  )
}
