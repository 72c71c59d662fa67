/** The parties of a case: a table, or cards where there is no room for one. */
import { ApiError } from '@mizan/platform/contract/client'
import {
  Button,
  Empty,
  Failure,
  IconButton,
  notify,
  PlainLink,
  useFormat,
  useLock,
  useMedia,
  usePermission,
  Waiting,
} from '@mizan/platform/ui'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { Case, Party } from '../../schemas.ts'
import { useCall, useSend } from '../data.ts'
import { reportRefusal } from '../detail/clash.ts'
import classes from './parties.module.css'
import { useRoleWord, useText } from './text.ts'

const Dialog = lazy(async () => ({ default: (await import('./PartyDialog.tsx')).PartyDialog }))

export function Parties({ record: { caseId, may } }: { record: Case }) {
  const t = useText()
  const lock = useLock()
  const found = useCall('cases.parties', { params: { caseId } })
  const [edited, setEdited] = useState<Party | 'new' | null>(null)
  const mayEdit = may.includes('edit')
  if (found.error)
    return (
      <>
        <p className={classes.failed}>{t('party.failed')}</p>
        <Failure error={found.error} onRetry={() => found.refetch()} />
      </>
    )
  if (!found.data) return <Waiting height={240} />
  const { items } = found.data
  const add = mayEdit && (
    <Button variant="default" onClick={() => setEdited('new')} {...lock}>
      {t('party.add')}
    </Button>
  )
  // As others have changed it meanwhile.
  const isEdited = ({ casePartyId }: Party) => edited !== 'new' && casePartyId === edited?.casePartyId
  const party = items.find(isEdited) ?? (edited === 'new' || edited === null ? undefined : edited)
  return (
    <>
      {items.length === 0 ? (
        <Empty title={t('party.empty')} action={add}>
          {t('party.emptyBody')}
        </Empty>
      ) : (
        <>
          <div className={classes.tools}>{add}</div>
          <List items={items} caseId={caseId} onEdit={mayEdit ? setEdited : undefined} />
        </>
      )}
      <Suspense>
        {edited && (
          <Dialog
            caseId={caseId}
            party={party}
            others={items.filter((one) => !isEdited(one))}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
    </>
  )
}

interface ListProps {
  items: readonly Party[]
  caseId: string
  onEdit: ((party: Party) => void) | undefined
}

const columns = ['name', 'role', 'type', 'client', 'representatives', 'conflicts'] as const

function List({ items, caseId, onEdit }: ListProps) {
  const t = useText()
  const isWide = useMedia('(min-width: 79.125em)')
  if (!isWide)
    return (
      <ul className={classes.cards} aria-label={t('party.list')}>
        {items.map((party) => (
          <Card key={party.casePartyId} party={party} caseId={caseId} onEdit={onEdit} />
        ))}
      </ul>
    )
  return (
    <table className={classes.table} aria-label={t('party.list')}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {t(`party.${column}`)}
            </th>
          ))}
          {onEdit && (
            <th scope="col" data-column="actions">
              <span className="visually-hidden">{t('party.actions')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {items.map((party) => (
          <Row key={party.casePartyId} party={party} caseId={caseId} onEdit={onEdit} />
        ))}
      </tbody>
    </table>
  )
}

interface ItemProps extends Omit<ListProps, 'items'> {
  party: Party
}

function Row({ party, caseId, onEdit }: ItemProps) {
  const t = useText()
  const roleWord = useRoleWord()
  return (
    <tr>
      <th scope="row">{party.name}</th>
      <td>{roleWord(party.role)}</td>
      <td>{t(`type.${party.type}`)}</td>
      <td>
        <Client party={party} />
      </td>
      <td>{party.representatives.join(', ')}</td>
      <td>
        <ConflictState party={party} />
      </td>
      {onEdit && (
        <td>
          <Actions party={party} caseId={caseId} onEdit={onEdit} />
        </td>
      )}
    </tr>
  )
}

function Card({ party, caseId, onEdit }: ItemProps) {
  const t = useText()
  const roleWord = useRoleWord()
  const { name, role, type, client, representatives } = party
  return (
    <li className={classes.card}>
      <b>{name}</b>
      <span className={classes.facts}>
        <span>{roleWord(role)}</span>
        <span>{t(`type.${type}`)}</span>
        {client && <Client party={party} />}
        {representatives.length > 0 && (
          <span>
            {t('party.representatives')}: {representatives.join(', ')}
          </span>
        )}
        <ConflictState party={party} />
      </span>
      {onEdit && <Actions party={party} caseId={caseId} onEdit={onEdit} />}
    </li>
  )
}

function Client({ party: { client } }: { party: Party }) {
  const mayOpen = usePermission('clients', 'Read') === true
  if (!client) return null
  return mayOpen ? (
    <PlainLink href={`/client/${client.clientId}`}>{client.name}</PlainLink>
  ) : (
    <span>{client.name}</span>
  )
}

function ConflictState({ party: { conflicts } }: { party: Party }) {
  const t = useText()
  const format = useFormat()
  const date = format.day(conflicts.at)
  if (conflicts.state === 'clean') return <span className={classes.clean}>{t('party.clean', { date })}</span>
  const { count, by } = conflicts
  const says = by.name ? t('party.seenBy', { name: by.name, date }) : t('party.seenOn', { date })
  return (
    <span className={classes.seen} title={says}>
      {t('party.seen', { count })}
      <span className="visually-hidden">, {says}</span>
    </span>
  )
}

interface ActionProps {
  party: Party
  caseId: string
  onEdit: (party: Party) => void
}

function Actions({ party, caseId, onEdit }: ActionProps) {
  const t = useText()
  const lock = useLock()
  const { name, role, type, client, representatives, casePartyId, version } = party
  const restore = useSend('cases.addParty')
  const body = { name, role, type, clientId: client?.clientId ?? null, representatives, conflictsSeen: true }
  const remove = useSend('cases.deleteParty', () =>
    notify('success', t('party.deleted', { name }), {
      action: {
        label: t('party.undo'),
        run: () => restore.mutate({ params: { caseId }, body }),
        undoes: true,
      },
    }),
  )
  const run = async () => {
    try {
      await remove.mutateAsync({ params: { caseId, casePartyId }, body: { version } })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'version.changed')
        notify('info', t('party.changed', { name }))
      else reportRefusal(error)
    }
  }
  return (
    <span className={classes.actions}>
      <IconButton
        icon={IconPencil}
        label={t('party.edit', { name })}
        onClick={() => onEdit(party)}
        {...lock}
      />
      <IconButton
        icon={IconTrash}
        label={t('party.delete', { name })}
        onClick={run}
        {...lock}
        disabled={lock.disabled || remove.isPending}
      />
    </span>
  )
}
