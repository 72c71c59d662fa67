/** A row for each entry; on a phone a card. */
import { PlainLink, useFormat, useLanguage, useLock } from '@mizan/platform/ui'
import { PersonChip } from '@mizan/platform/ui/chips'
import { Menu, type MenuEntry } from '@mizan/platform/ui/composite'
import { durationText } from '../../rules/duration-text.ts'
import type { TimeEntry } from '../../schemas.ts'
import { useText } from '../text.ts'
import classes from './table.module.css'
import type { EntrySelection } from './use-chosen.ts'

interface Props {
  entries: readonly TimeEntry[]
  /** Undefined for people who may not charge services. */
  chosen: EntrySelection | undefined
  onEdit: (entry: TimeEntry) => void
  onDelete: (entry: TimeEntry) => void
}

export function EntryTable({ entries, chosen, onEdit, onDelete }: Props) {
  const t = useText()
  const open = entries.filter(({ service }) => service === null)
  const isAll = open.length > 0 && open.every(({ entryId }) => chosen?.has(entryId))
  return (
    <table className={classes.table} aria-label={t('list.label')}>
      <thead>
        <tr>
          {chosen && (
            <th scope="col" className={classes.tick}>
              <input
                type="checkbox"
                aria-label={t('list.chooseAll')}
                checked={isAll}
                disabled={open.length === 0}
                onChange={() => chosen.put(open, !isAll)}
              />
            </th>
          )}
          <th scope="col" className={classes.date}>
            {t('field.date')}
          </th>
          <th scope="col" className={classes.case}>
            {t('field.case')}
          </th>
          <th scope="col">{t('field.work')}</th>
          <th scope="col" className={classes.person}>
            {t('field.person')}
          </th>
          <th scope="col" className={classes.time}>
            {t('field.time')}
          </th>
          <th scope="col" className={classes.amount}>
            {t('field.amount')}
          </th>
          <th scope="col" className={classes.more}>
            <span className="visually-hidden">{t('list.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Row
            key={entry.entryId}
            entry={entry}
            chosen={chosen}
            onEdit={() => onEdit(entry)}
            onDelete={() => onDelete(entry)}
          />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  entry: TimeEntry
  chosen: EntrySelection | undefined
  onEdit: () => void
  onDelete: () => void
}

function Row({ entry, chosen, onEdit, onDelete }: RowProps) {
  const t = useText()
  const format = useFormat()
  const language = useLanguage()
  const { entryId, date, what, person, minutes, amount, service } = entry
  const lock = useLock()
  const mayEdit = entry.may.includes('edit') && !lock.disabled
  return (
    <tr data-entry={entryId} data-chosen={chosen?.has(entryId) || undefined}>
      {chosen && (
        <td className={classes.tick}>
          <input
            type="checkbox"
            aria-label={t('list.choose', { what, date: format.date(date) })}
            checked={chosen.has(entryId)}
            disabled={service !== null}
            onChange={() => chosen.toggle(entry)}
          />
        </td>
      )}
      <td className={classes.date}>{format.date(date)}</td>
      <td className={classes.case}>
        <PlainLink href={`/case-management/${entry.case.caseId}`}>{entry.case.title}</PlainLink>
      </td>
      <td className={classes.what}>
        {mayEdit ? (
          <button type="button" data-result className={classes.edit} onClick={onEdit}>
            {what}
          </button>
        ) : (
          <span>{what}</span>
        )}
        {service && (
          <PlainLink href={`/client/${service.clientId}`} className={classes.service}>
            {t('list.service')}
          </PlainLink>
        )}
      </td>
      <td className={classes.person}>
        <PersonChip name={person.name} narrow />
      </td>
      <td className={classes.time}>{durationText(minutes, language)}</td>
      <td className={classes.amount}>{amount === null ? t('list.noRate') : format.money(amount)}</td>
      <td className={classes.more}>
        {mayEdit && <Actions what={what} onEdit={onEdit} onDelete={onDelete} />}
      </td>
    </tr>
  )
}

function Actions({ what, onEdit, onDelete }: Omit<RowProps, 'entry' | 'chosen'> & { what: string }) {
  const t = useText()
  const entries: MenuEntry[] = [
    { id: 'edit', label: t('edit'), run: onEdit },
    { id: 'delete', label: t('delete'), run: onDelete, harmful: true },
  ]
  return <Menu label={t('list.more', { what })} entries={entries} />
}
