/** Proposed bars; nothing is shown if there are none. */
import type { BarProposal } from '@mizan/identity/schemas'
import { Button, ConfirmDialog, Dialog, useFormat, usePermission } from '@mizan/platform/ui'
import { FormActions, FormBody, TextField, useForm } from '@mizan/platform/ui/forms'
import { useState } from 'react'
import { useCall, useSend } from './data.ts'
import classes from './staff.module.css'
import { useText } from './text.ts'

type Announce = (text: string) => void

export function Proposals({ onSaid }: { onSaid: Announce }) {
  const t = useText()
  const allowed = usePermission('barAssociations', 'Write') === true
  const { data } = useCall('bars.proposals', {}, { enabled: allowed })
  if (!data || data.items.length === 0) return null
  return (
    <>
      <h2 className={classes.heading}>{t('bars.proposals')}</h2>
      <ul className={classes.cards} aria-label={t('bars.proposals')}>
        {data.items.map((proposal) => (
          <ProposalItem key={proposal.proposalId} proposal={proposal} onSaid={onSaid} />
        ))}
      </ul>
    </>
  )
}

interface Props {
  proposal: BarProposal
  onSaid: Announce
}

function ProposalItem({ proposal, onSaid }: Props) {
  const t = useText()
  const format = useFormat()
  const [deciding, setDeciding] = useState<'accept' | 'refuse' | null>(null)
  const close = () => setDeciding(null)
  const { name, country, at, by } = proposal
  return (
    <li className={classes.card}>
      <div className={classes.cardHead}>
        <strong>{name}</strong>
        <span className={classes.badge}>{t(`bars.country.${country}`)}</span>
        <time dateTime={at}>{format.moment(at)}</time>
      </div>
      <p className={classes.ways}>
        <span>
          {by.name} {by.surname}
        </span>
        <a href={`mailto:${encodeURIComponent(by.email)}`}>{by.email}</a>
      </p>
      <div className={classes.cardFoot}>
        <Button variant="default" px="sm" onClick={() => setDeciding('accept')}>
          {t('bars.accept')}
        </Button>
        <Button variant="subtle" color="var(--bad)" px="sm" onClick={() => setDeciding('refuse')}>
          {t('bars.turnDown')}
        </Button>
      </div>
      {deciding === 'accept' && <Accepting proposal={proposal} onSaid={onSaid} onClose={close} />}
      {deciding === 'refuse' && <TurningDown proposal={proposal} onSaid={onSaid} onClose={close} />}
    </li>
  )
}

interface DecidingProps extends Props {
  onClose: () => void
}

function Accepting({ proposal: { proposalId, name }, onSaid, onClose }: DecidingProps) {
  const t = useText()
  const decide = useSend('bars.decideProposal')
  const form = useForm({
    initial: { name },
    check: (values) => (values.name.trim().length < 3 ? { name: t('bars.nameTooShort') } : {}),
    submit: async (values) => {
      const body = { accept: true, name: values.name.trim() }
      const { bar } = await decide.mutateAsync({ params: { proposalId }, body })
      onSaid(t('bars.said.listed', { name: bar?.name ?? name }))
      onClose()
    },
  })
  return (
    <Dialog title={t('bars.accept')} form onClose={onClose}>
      <FormBody form={form}>
        <TextField
          label={t('bars.name')}
          hint={t('bars.nameHint')}
          maxLength={120}
          data-autofocus
          {...form.field('name')}
        />
        <FormActions atEnd>
          <Button type="submit" loading={form.busy}>
            {t('bars.accept')}
          </Button>
        </FormActions>
      </FormBody>
    </Dialog>
  )
}

function TurningDown({ proposal: { proposalId, name }, onSaid, onClose }: DecidingProps) {
  const t = useText()
  const decide = useSend('bars.decideProposal', () => {
    onSaid(t('bars.said.turnedDown', { name }))
    onClose()
  })
  return (
    <ConfirmDialog
      title={t('bars.turnDown')}
      confirm={t('bars.turnDown')}
      busy={decide.isPending}
      error={decide.error}
      onConfirm={() => decide.mutate({ params: { proposalId }, body: { accept: false } })}
      onClose={onClose}
    >
      <p>{t('bars.turnDownBody', { name })}</p>
    </ConfirmDialog>
  )
}
