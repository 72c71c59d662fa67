/** A row for each document; on a phone a card. */
import { CutName, IconButton, useFormat, useLock } from '@mizan/platform/ui'
import { PersonChip } from '@mizan/platform/ui/chips'
import { Menu, type MenuEntry } from '@mizan/platform/ui/composite'
import { HeadCell, tableClasses, useBinNotices, useFocusOfNext } from '@mizan/platform/ui/lists'
import { IconDownload } from '@tabler/icons-react'
import { useRef } from 'react'
import type { Document } from '../../schemas.ts'
import { startDrag } from '../bulk/drag.ts'
import { Tick, TickAll } from '../bulk/Ticks.tsx'
import type { Chosen } from '../bulk/use-chosen.ts'
import { useSend } from '../data.ts'
import { useConversions } from '../preview/use-convert.ts'
import { useSizes } from '../sizes.ts'
import { useText } from '../text.ts'
import { uploads } from '../tray/uploads.ts'
import { useDownload } from '../use-download.ts'
import type { Order } from './DocumentList.tsx'
import type { DocumentActions } from './Documents.tsx'
import { accepted } from './FileButton.tsx'
import { KindIcon } from './KindIcon.tsx'
import classes from './table.module.css'

interface Props extends DocumentActions {
  caseId: string
  documents: readonly Document[]
  order: Order
  chosen: Chosen
  onOrder: (order: Order) => void
}

const columns = [
  { id: 'kind', sort: 'kind' },
  { id: 'name', sort: 'name' },
  { id: 'version', sort: undefined },
  { id: 'size', sort: 'size' },
  { id: 'addedBy', sort: undefined },
  { id: 'date', sort: 'date' },
] as const

export function DocumentTable({ caseId, documents, order, chosen, onOrder, ...actions }: Props) {
  const t = useText()
  const rows = useFocusOfNext<HTMLTableSectionElement>(
    documents.map(({ documentId }) => documentId),
    { attribute: 'data-document', place: '[data-result]' },
  )
  return (
    <table className={`${tableClasses.table} ${classes.table}`} aria-label={t('list.label')}>
      <thead>
        <tr>
          <th scope="col" className={classes.tick}>
            <TickAll documents={documents} chosen={chosen} />
          </th>
          {columns.map(({ id, sort }) => (
            <HeadCell
              key={id}
              label={t(`column.${id}`)}
              className={classes[id]}
              direction={sort === order.sort ? directions[order.direction] : undefined}
              onSort={sort && (() => onOrder(turned(order, sort)))}
            />
          ))}
          <th scope="col" className={classes.more}>
            <span className="visually-hidden">{t('list.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody {...rows}>
        {documents.map((document) => (
          <Row key={document.documentId} {...{ caseId, document, chosen }} {...actions} />
        ))}
      </tbody>
    </table>
  )
}

const directions = { ascending: 'asc', descending: 'desc' } as const

/** What is large or new comes first; a second press turns the order around. */
function turned(order: Order, sort: Order['sort']): Order {
  const first = sort === 'name' || sort === 'kind' ? 'ascending' : 'descending'
  const other = order.direction === 'ascending' ? 'descending' : 'ascending'
  return { sort, direction: order.sort === sort ? other : first }
}

interface RowProps extends DocumentActions {
  caseId: string
  document: Document
  chosen: Chosen
}

function Row({ caseId, document, chosen, ...actions }: RowProps) {
  const t = useText()
  const format = useFormat()
  const sizeOf = useSizes()
  const { name, kind, latest } = document
  return (
    <tr
      data-document={document.documentId}
      data-chosen={chosen.has(document.documentId) || undefined}
      draggable
      onDragStart={({ dataTransfer }) => startDrag(dataTransfer, draggedWith(caseId, document, chosen))}
    >
      <td className={classes.tick}>
        <Tick document={document} chosen={chosen} />
      </td>
      <td className={classes.kind}>
        <KindIcon kind={kind} />
      </td>
      <td className={classes.name}>
        <button
          type="button"
          data-result
          className={tableClasses.open}
          onClick={() => actions.onShow(document)}
        >
          <CutName name={name} />
        </button>
        {latest.hasMacros && <span className={classes.macros}>{t('list.macros')}</span>}
      </td>
      <td className={classes.version}>{latest.number}</td>
      <td className={classes.size}>{sizeOf(latest.size)}</td>
      <td className={classes.addedBy}>
        <PersonChip name={latest.addedBy.name} narrow />
      </td>
      <td className={classes.date}>{format.day(latest.addedAt)}</td>
      <td className={classes.more}>
        <Actions caseId={caseId} document={document} {...actions} />
      </td>
    </tr>
  )
}

/** With a chosen one all that are chosen are dragged. */
const draggedWith = (caseId: string, document: Document, chosen: Chosen) => ({
  caseId,
  documents: (chosen.has(document.documentId) ? chosen.documents : [document]).map(
    ({ documentId, name }) => ({ documentId, name }),
  ),
})

function Actions({
  caseId,
  document,
  onOpen,
  onEdit,
}: DocumentActions & { caseId: string; document: Document }) {
  const t = useText()
  const lock = useLock()
  const field = useRef<HTMLInputElement>(null)
  const { documentId, name, may } = document
  const { download, isLoading } = useDownload(caseId)
  const remove = useDeletion(caseId, document)
  const conversions = useConversions(caseId, document)
  const mayNow = (ability: 'edit' | 'delete') => may.includes(ability) && !lock.disabled
  const entries: MenuEntry[] = [
    { id: 'versions', label: t('action.versions'), run: () => onOpen(document) },
    ...(mayNow('edit')
      ? [
          { id: 'version', label: t('action.newVersion'), run: () => field.current?.click() },
          { id: 'edit', label: t('action.edit'), run: () => onEdit(document) },
        ]
      : []),
    ...conversions,
    ...(mayNow('delete') ? [{ id: 'delete', label: t('action.delete'), run: remove, harmful: true }] : []),
  ]
  return (
    <span className={classes.actions}>
      <IconButton
        icon={IconDownload}
        label={t('action.downloadOf', { name })}
        disabled={isLoading}
        onClick={() => download({ documentId, name })}
      />
      <Menu label={t('list.more', { name })} entries={entries} />
      <input
        ref={field}
        type="file"
        hidden
        accept={accepted}
        data-version-of={documentId}
        onChange={({ currentTarget }) => {
          uploads.add(caseId, [...(currentTarget.files ?? [])], { documentId })
          currentTarget.value = ''
        }}
      />
    </span>
  )
}

function useDeletion(caseId: string, { documentId, name }: Document): () => void {
  const notices = useBinNotices()
  const params = { caseId, documentId }
  const restore = useSend('documents.restore')
  const undo = () => restore.mutate({ params })
  const remove = useSend('documents.delete', () =>
    notices.deleted({ key: `document.${documentId}`, name, undo }),
  )
  return () => remove.mutate({ params })
}
