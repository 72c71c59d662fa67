/** `/case-management/import`: a table becomes clients, cases or parties in four steps. */
import { Failure, OfficeScreen, PageHead, PageHeadWaiting, useTitle } from '@mizan/platform/ui'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { Import } from '../../schemas.ts'
import { useCall } from '../data.ts'
import { CheckStep } from '../steps/CheckStep.tsx'
import { MappingStep } from '../steps/MappingStep.tsx'
import { ResultStep } from '../steps/ResultStep.tsx'
import { type StepName, Steps } from '../steps/Steps.tsx'
import { TableStep } from '../steps/TableStep.tsx'
import { useText } from '../text.ts'
import classes from './import.module.css'

const route = getRouteApi('/case-management/import')
/** While the server works, its state is asked for so often. */
const askEveryMs = 500

export function ImportPage() {
  const t = useText()
  const { id } = route.useSearch()
  useTitle(t('title'))
  return (
    <OfficeScreen
      name={t('feature')}
      module="cases"
      level="Write"
      forbidden={{ title: t('forbidden.title'), body: t('forbidden.body') }}
      width="form"
    >
      {id ? <Begun key={id} importId={id} /> : <Start />}
    </OfficeScreen>
  )
}

function Start() {
  const { kind = 'cases' } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <Frame step="table">
      <TableStep
        kind={kind}
        onKind={(next) => navigate({ search: { kind: next }, replace: true })}
        onUploaded={({ importId }) => navigate({ search: { kind, id: importId } })}
      />
    </Frame>
  )
}

const isWorking = (data: Import | undefined) => data?.state === 'checking' || data?.state === 'running'

function Begun({ importId }: { importId: string }) {
  const t = useText()
  const navigate = route.useNavigate()
  const found = useCall(
    'imports.read',
    { params: { importId } },
    { refetchInterval: ({ state }) => (isWorking(state.data) ? askEveryMs : false) },
  )
  // Going back to the mapping of a table that was checked already.
  const [isMapping, setMapping] = useState(false)
  if (found.error && !found.data)
    return (
      <Frame step="table">
        <p className={classes.failed}>{t('failed')}</p>
        <Failure error={found.error} onRetry={() => found.refetch()} />
      </Frame>
    )
  if (!found.data) return <PageHeadWaiting />
  const { data } = found
  const step = stepOf(data, isMapping)
  return (
    <Frame step={step}>
      {step === 'mapping' && (
        <MappingStep
          record={data}
          onChecked={() => setMapping(false)}
          onBack={() => navigate({ search: { kind: data.kind } })}
        />
      )}
      {step === 'check' && <CheckStep record={data} onBack={() => setMapping(true)} />}
      {step === 'result' && <ResultStep record={data} />}
    </Frame>
  )
}

function stepOf({ state }: Import, isMapping: boolean): StepName {
  if (state === 'mapping' || (state === 'checked' && isMapping)) return 'mapping'
  return state === 'checking' || state === 'checked' ? 'check' : 'result'
}

function Frame({ step, children }: { step: StepName; children: ReactNode }) {
  const t = useText()
  return (
    <>
      <PageHead title={t('title')} />
      <Steps current={step} />
      {children}
    </>
  )
}
