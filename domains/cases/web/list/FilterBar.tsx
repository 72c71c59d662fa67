/** The search of the list, its filters as chips, and what adds one; on phones the filters are in a sheet. */
import { Button, Dialog, SearchField, useFormat, useMedia } from '@mizan/platform/ui'
import { PanelButton } from '@mizan/platform/ui/composite'
import { IconFilter, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useClients, usePeople } from '../people.ts'
import { useText } from '../text.ts'
import type { ListAddress } from './address.ts'
import { FilterFields } from './FilterFields.tsx'
import classes from './filters.module.css'

type Patch = { [K in keyof ListAddress]: ListAddress[K] | undefined }

interface Props {
  address: ListAddress
  onChange: (address: ListAddress, how?: { replace: true }) => void
}

export function FilterBar({ address, onChange }: Props) {
  const t = useText()
  const isNarrow = useMedia('(max-width: 47.99em)')
  const [isSheet, setSheet] = useState(false)
  const patch = (change: Patch, how?: { replace: true }) => {
    const { page, ...next } = { ...address, ...change }
    onChange(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined)), how)
  }
  const face = (
    <>
      <IconFilter size={16} stroke={1.7} aria-hidden />
      {t('filter.add')}
    </>
  )
  return (
    <search className={classes.bar} aria-label={t('filter.label')}>
      <SearchField
        name="case-query"
        label={t('list.search')}
        placeholder={isNarrow ? t('list.placeholderOnPhone') : t('list.placeholder')}
        className={classes.search}
        query={address.query ?? ''}
        onChange={(query) => patch({ query: query || undefined }, { replace: true })}
      />
      <Chips address={address} onChange={patch} />
      {isNarrow ? (
        <Button
          variant="default"
          leftSection={<IconFilter size={16} stroke={1.7} aria-hidden />}
          onClick={() => setSheet(true)}
        >
          {t('filter.add')}
        </Button>
      ) : (
        <PanelButton label={t('filter.add')} face={face}>
          {() => <FilterFields address={address} onChange={patch} />}
        </PanelButton>
      )}
      {isSheet && (
        <Dialog title={t('filter.label')} form done={t('filter.done')} onClose={() => setSheet(false)}>
          <div className={classes.sheet}>
            <FilterFields address={address} onChange={patch} />
          </div>
        </Dialog>
      )}
    </search>
  )
}

/** Each filter that is on, as a button that takes it away. */
function Chips({ address, onChange }: { address: ListAddress; onChange: (change: Patch) => void }) {
  const t = useText()
  const format = useFormat()
  const people = usePeople()
  const clients = useClients()
  const { state, assigneeId, clientId, following, deadlineFrom, deadlineTo } = address
  const states = state?.map((one) => t(`state.${one}`)).join(', ')
  const assignee = assigneeId === 'none' ? t('person.nobody') : (people.nameOf(assigneeId) ?? assigneeId)
  const day = (date: string | undefined) => (date ? format.date(date) : '…')
  const chips: [string | undefined, Patch][] = [
    [states && t('filter.state', { value: states }), { state: undefined }],
    [assigneeId && t('filter.assignee', { value: assignee }), { assigneeId: undefined }],
    [clientId && t('filter.client', { value: clients.nameOf(clientId) ?? '…' }), { clientId: undefined }],
    [
      (deadlineFrom || deadlineTo) && t('filter.deadline', { from: day(deadlineFrom), to: day(deadlineTo) }),
      { deadlineFrom: undefined, deadlineTo: undefined },
    ],
    [following && t('filter.following'), { following: undefined }],
  ]
  return chips.map(
    ([label, without]) =>
      label && (
        <button
          key={Object.keys(without)[0]}
          type="button"
          className={classes.chip}
          aria-label={t('filter.remove', { label })}
          onClick={() => onChange(without)}
        >
          <span>{label}</span>
          <IconX size={14} stroke={1.7} aria-hidden />
        </button>
      ),
  )
}
