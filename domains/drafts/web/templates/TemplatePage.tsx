/** `/drafts/templates/{templateId}`: a template of the office in the editor of drafts. */
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
import { templatesAddress } from '../address.ts'
import { useCall } from '../data.ts'
import { Gate } from '../pages/Gate.tsx'
import { useText } from '../text.ts'
import { TemplateEditor } from './TemplateEditor.tsx'

const route = getRouteApi('/drafts/templates/$templateId')

export function TemplatePage() {
  return (
    <Gate>
      <Screen />
    </Gate>
  )
}

function Screen() {
  const t = useText()
  const { templateId } = route.useParams()
  const { data, error, refetch } = useCall('templates.read', { params: { templateId } })
  useTitle(data?.title ?? t('templates.one'))
  if (data) return <TemplateEditor key={templateId} template={data} onReload={refetch} />
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
    <Button renderRoot={(props) => <PlainLink {...props} href={templatesAddress()} />}>
      {t('templates.toList')}
    </Button>
  )
  return (
    <Page>
      <Empty alone title={t('templates.missing')} action={action}>
        {t('templates.missingBody')}
      </Empty>
    </Page>
  )
}
