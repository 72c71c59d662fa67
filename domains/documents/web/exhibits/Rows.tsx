/** The exhibits in their order: dragged by their grip, moved by buttons or by Alt and the arrows. */
import { Button, IconButton } from '@mizan/platform/ui'
import { IconChevronDown, IconChevronUp, IconGripVertical, IconX } from '@tabler/icons-react'
import { type DragEvent, type KeyboardEvent, useState } from 'react'
import { longestName } from '../../data/limits.ts'
import { type ExhibitWord, exhibitLabel } from '../../rules/exhibits.ts'
import classes from './exhibits.module.css'
import { useText } from './text.ts'
import { type Entry, isDated, type Ordering } from './use-order.ts'

interface Props {
  entries: readonly Entry[]
  word: ExhibitWord
  order: Ordering
}

type Side = 'before' | 'after'

export function Rows({ entries, word, order }: Props) {
  const t = useText()
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<{ documentId: string; side: Side }>()
  const drop = () => {
    if (dragged && over) order.move(dragged, placeOf(entries, dragged, over))
    setDragged(undefined)
    setOver(undefined)
  }
  return (
    <>
      {entries.length > 1 && <Arranging entries={entries} order={order} />}
      <p role="status" className="visually-hidden">
        {order.said}
      </p>
      <ol className={classes.list} aria-label={t('list')}>
        {entries.map((entry, at) => (
          <Row
            key={entry.documentId}
            {...{ entry, at, order }}
            label={exhibitLabel(word, at + 1)}
            isLast={at === entries.length - 1}
            target={
              dragged !== entry.documentId && over?.documentId === entry.documentId ? over.side : undefined
            }
            onDrag={(isOn) => {
              setDragged(isOn ? entry.documentId : undefined)
              setOver(undefined)
            }}
            onOver={(side) => dragged && setOver({ documentId: entry.documentId, side })}
            onDrop={drop}
          />
        ))}
      </ol>
      {entries.length > 1 && <p className={classes.keys}>{t('keys')}</p>}
    </>
  )
}

/** What was ordered by hand can be ordered anew. */
function Arranging({ entries, order }: Omit<Props, 'word'>) {
  const t = useText()
  const ways = entries.some(isDated) ? (['added', 'dated', 'name'] as const) : (['added', 'name'] as const)
  return (
    <p className={classes.arranging}>
      {t('arrange.label')}
      {ways.map((way) => (
        <Button key={way} variant="subtle" px="xs" onClick={() => order.arrange(way, t(`arranged.${way}`))}>
          {t(`arrange.${way}`)}
        </Button>
      ))}
    </p>
  )
}

function placeOf(
  entries: readonly Entry[],
  dragged: string,
  { documentId, side }: { documentId: string; side: Side },
): number {
  const others = entries.filter((one) => one.documentId !== dragged)
  const at = others.findIndex((one) => one.documentId === documentId)
  return side === 'before' ? at : at + 1
}

interface RowProps {
  entry: Entry
  at: number
  label: string
  isLast: boolean
  order: Ordering
  /** Where the dragged one would come. */
  target: Side | undefined
  onDrag: (isOn: boolean) => void
  onOver: (side: Side) => void
  onDrop: () => void
}

function Row({ entry, at, label, isLast, order, target, onDrag, onOver, onDrop }: RowProps) {
  const t = useText()
  const { documentId, name, title } = entry
  const step = (by: 1 | -1) => order.move(documentId, at + by)
  const press = (event: KeyboardEvent) => {
    const by = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key]
    if (!by || !event.altKey) return
    event.preventDefault()
    step(by)
  }
  const over = (event: DragEvent<HTMLElement>) => {
    event.preventDefault()
    const { top, height } = event.currentTarget.getBoundingClientRect()
    onOver(event.clientY < top + height / 2 ? 'before' : 'after')
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    onDrop()
  }
  return (
    <li className={classes.row} data-target={target} onKeyDown={press} onDragOver={over} onDrop={drop}>
      <Grip name={name} onDrag={onDrag} />
      <span className={classes.label}>{label}</span>
      <input
        className={classes.title}
        aria-label={t('titleOf', { label, name })}
        value={title}
        placeholder={name}
        maxLength={longestName}
        autoComplete="off"
        onChange={(event) => order.retitle(documentId, event.target.value)}
      />
      <span className={classes.moves}>
        <IconButton
          icon={IconChevronUp}
          label={t('up', { label })}
          aria-disabled={at === 0}
          onClick={() => step(-1)}
        />
        <IconButton
          icon={IconChevronDown}
          label={t('down', { label })}
          aria-disabled={isLast}
          onClick={() => step(1)}
        />
        <IconButton
          icon={IconX}
          label={t('remove', { label })}
          aria-disabled={at === 0 && isLast}
          onClick={() => !(at === 0 && isLast) && order.remove(documentId)}
        />
      </span>
    </li>
  )
}

/** Only the grip is dragged, so that the text beside it can be selected. */
function Grip({ name, onDrag }: { name: string; onDrag: (isOn: boolean) => void }) {
  const start = (event: DragEvent<HTMLElement>) => {
    event.dataTransfer.setData('text/plain', name)
    event.dataTransfer.effectAllowed = 'move'
    onDrag(true)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons and keys of the row do the same
    <span className={classes.grip} draggable onDragStart={start} onDragEnd={() => onDrag(false)}>
      <IconGripVertical size={16} stroke={1.7} aria-hidden />
    </span>
  )
}
