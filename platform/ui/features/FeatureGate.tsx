/** Shows a part of the product only while its feature is on; otherwise says why it is not available. */

import type { ReactNode } from 'react'
import { Button } from '../controls/Button.tsx'
import { Empty } from '../feedback/Empty.tsx'
import { Page } from '../layout/Page.tsx'
import { useUiText } from '../text.ts'
import { type FeatureState, useFeatures } from './features.tsx'

interface Props {
  feature: string
  /** The name of the part in the message, as the beginning of a sentence: "Dava yönetimi", "Case management". */
  name: string
  /** What the user can do instead. */
  offer?: ReactNode
  /** Shown while the switches are being loaded; by default the part itself, as it is nearly always on. */
  waiting?: ReactNode
  /** It is a part of a screen, whose title stays. */
  part?: boolean
  children: ReactNode
}

export function FeatureGate({ feature, name, offer, part, children, waiting = children }: Props) {
  const { stateOf, retry } = useFeatures()
  const state = stateOf(feature)
  if (state === null) return waiting
  if (state === 'TurnedOn') return children
  return <FeatureMessage state={state} name={name} offer={offer} part={part} onRetry={retry} />
}

/** The message either names the part, or is given as a whole. */
type Words =
  | { name: string; title?: undefined; body?: undefined }
  | { name?: undefined; title: string; body: string }

type MessageProps = Words & {
  state: Exclude<FeatureState, 'TurnedOn'>
  offer?: ReactNode
  part?: boolean | undefined
  /** Offered while the state cannot be read. */
  onRetry?: () => void
}

export function FeatureMessage({ state, name, title, body, offer, part = false, onRetry }: MessageProps) {
  const t = useUiText()
  const message = (
    <Empty
      alone={!part}
      title={title ?? t(`feature.${state}.title`, { name })}
      action={
        <>
          {state === 'Unavailable' && onRetry && <Button onClick={onRetry}>{t('retry')}</Button>}
          {offer}
        </>
      }
    >
      {body ?? t(`feature.${state}.body`)}
    </Empty>
  )
  return <div role="status">{part ? message : <Page>{message}</Page>}</div>
}
