/** A case beside the list: where it stands and what is next, without leaving the list. */
import { Button, Failure, PanelHeading, PlainLink, SidePanel, Slot, Waiting } from '@mizan/platform/ui'
import { DateChip, PersonChip } from '@mizan/platform/ui/chips'
import { useRouter } from '@tanstack/react-router'
import type { Case, ListedCase } from '../../schemas.ts'
import { useCall } from '../data.ts'
import { StateChip } from '../states.tsx'
import { caseAddress } from '../tabs/address.ts'
import { useText } from '../text.ts'
import classes from './peek.module.css'

interface Props {
  caseId: string
  /** The row of the list, if the case is on this page of it. */
  line: ListedCase | undefined
  onClose: () => void
  onStep: (step: 1 | -1) => void
}

export function Peek({ caseId, line, onClose, onStep }: Props) {
  const t = useText()
  const router = useRouter()
  const found = useCall('cases.read', { params: { caseId } })
  const open = () => void router.navigate({ href: caseAddress(caseId) })
  return (
    <SidePanel
      title={found.data?.displayTitle ?? line?.displayTitle ?? t('title')}
      shown={caseId}
      onClose={onClose}
      onStep={onStep}
      onEnter={open}
    >
      {found.error && <Failure error={found.error} onRetry={() => found.refetch()} />}
      {found.isPending && <Waiting height={240} />}
      {found.data && <Shown record={found.data} />}
    </SidePanel>
  )
}

function Shown({ record }: { record: Case }) {
  const t = useText()
  const { caseId, state, deadline, assignee, description } = record
  return (
    <>
      <div className={classes.chips}>
        <StateChip state={state} />
        {deadline && <DateChip day={deadline} />}
        {assignee && <PersonChip name={assignee.name} />}
      </div>
      <Facts record={record} />
      <Button renderRoot={(props) => <PlainLink {...props} href={caseAddress(caseId)} />}>
        {t('peek.open')}
      </Button>
      <PanelHeading>{t('next.title')}</PanelHeading>
      <Slot name="cases.next" record={record} />
      {description && (
        <>
          <PanelHeading>{t('description.title')}</PanelHeading>
          <p className={classes.description}>{description}</p>
        </>
      )}
    </>
  )
}

function Facts({ record: { caseNumber, client, courtName, docketNumber } }: { record: Case }) {
  const t = useText()
  const facts = [
    [t('column.number'), caseNumber],
    [t('column.client'), client?.name],
    [t('column.court'), courtName],
    [t('column.docket'), docketNumber],
  ] as const
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{value || '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
