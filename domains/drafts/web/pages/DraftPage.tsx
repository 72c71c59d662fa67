/** `/drafts/{draftId}`: a draft in its editor. */
import {
  Button,
  Empty,
  Failure,
  Page,
  PageHeadWaiting,
  PlainLink,
  useTitle,
  Waiting,
} from '@mizan/platform/ui'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { draftsAddress } from '../address.ts'
import { useCall } from '../data.ts'
import { DraftEditor } from '../editor/DraftEditor.tsx'
import { useText } from '../text.ts'
import { Gate } from './Gate.tsx'

const route = getRouteApi('/drafts/$draftId')

export function DraftPage() {
  return (
    <Gate>
      <Screen />
    </Gate>
  )
}

function Screen() {
  const t = useText()
  const { draftId } = route.useParams()
  const [isDeleting, setDeleting] = useState(false)
  const { data, error, refetch } = useCall('drafts.read', { params: { draftId } }, { enabled: !isDeleting })
  useTitle(data?.title ?? t('draft'))
  if (data) return <DraftEditor key={draftId} draft={data} onDeleting={setDeleting} />
  if (error?.status === 404) return <Missing />
  return (
    <Page>
      {error ? (
        <Failure error={error} onRetry={refetch} />
      ) : (
        <>
          <PageHeadWaiting />
          <Waiting height={480} />
        </>
      )}
    </Page>
  )
}

function Missing() {
  const t = useText()
  const action = (
    <Button renderRoot={(props) => <PlainLink {...props} href={draftsAddress()} />}>{t('toList')}</Button>
  )
  return (
    <Page>
      <Empty alone title={t('missing.title')} action={action}>
        {t('missing.body')}
      </Empty>
    </Page>
  )
}
