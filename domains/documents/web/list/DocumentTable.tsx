/** A row for each document; on a phone a card. */
import { CutName, IconButton, useFormat } from '@mizan/platform/ui'
import { PersonChip } from '@mizan/platform/ui/chips'
import { HeadCell, tableClasses, useFocusOfNext } from '@mizan/platform/ui/lists'
import { IconDownload } from '@tabler/icons-react'
import type { Document } from '../../schemas.ts'
import { startDrag } from '../bulk/drag.ts'
import { Tick, TickAll } from '../bulk/Ticks.tsx'
import type { Chosen } from '../bulk/use-chosen.ts'
import { DocumentMenu } from '../menu/DocumentMenu.tsx'
import { useSizes } from '../sizes.ts'
import { useText } from '../text.ts'
import { useDownload } from '../use-download.ts'
import type { Order } from './DocumentList.tsx'
import type { DocumentActions } from './Documents.tsx'
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
        <Actions caseId={caseId} document={document} onOpen={actions.onOpen} />
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

type ActionsProps = Pick<DocumentActions, 'onOpen'> & { caseId: string; document: Document }

function Actions({ caseId, document, onOpen }: ActionsProps) {
  const t = useText()
  const { documentId, name } = document
  const { download, isLoading } = useDownload(caseId)
  return (
    <span className={classes.actions}>
      <IconButton
        icon={IconDownload}
        label={t('action.downloadOf', { name })}
        disabled={isLoading}
        onClick={() => download({ documentId, name })}
      />
      <DocumentMenu
        {...{ caseId, documentId, name, document }}
        first={[{ id: 'versions', label: t('action.versions'), run: () => onOpen(document) }]}
      />
    </span>
  )
}
