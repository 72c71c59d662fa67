/** What of the calendar is shown: which days, how many at once, which kinds. */
import { Button, IconButton, PageHead, Segmented, useMedia } from '@mizan/platform/ui'
import { PanelButton } from '@mizan/platform/ui/composite'
import { IconCalendarShare, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type CalendarScale, calendarKinds, calendarScales } from '../../data/words.ts'
import type { CalendarKind } from '../../schemas.ts'
import { type CalendarScope, calendarScopes } from './address.ts'
import classes from './head.module.css'
import { signs } from './kinds.tsx'

import { useText } from './text.ts'

const narrowScales = calendarScales.filter((scale) => scale !== 'month')

interface Props {
  title: string
  scale: CalendarScale
  /** There is no room for the grid of a month. */
  isNarrow: boolean
  kinds: readonly CalendarKind[]
  scope: CalendarScope
  onScale: (scale: CalendarScale) => void
  onKinds: (kinds: readonly CalendarKind[]) => void
  onScope: (scope: CalendarScope) => void
  onStep: (step: 1 | -1) => void
  onToday: () => void
  onConnect: () => void
}

export function CalendarHead({ title, scale, isNarrow, kinds, scope, ...on }: Props) {
  const { onScale, onKinds, onScope, onStep, onToday, onConnect } = on
  const t = useText()
  const scales = isNarrow ? narrowScales : calendarScales
  return (
    <>
      <PageHead title={t('title')} tools={<Connecting onConnect={onConnect} />} />
      <div className={classes.head}>
        <div className={classes.steps}>
          <IconButton icon={IconChevronLeft} label={t('back')} onClick={() => onStep(-1)} />
          <h2 aria-live="polite">{title}</h2>
          <IconButton icon={IconChevronRight} label={t('forward')} onClick={() => onStep(1)} />
          <Button variant="default" px="sm" onClick={onToday}>
            {t('today')}
          </Button>
        </div>
        <Segmented
          label={t('scale.label')}
          value={scale}
          options={scales.map((value) => ({ value, label: t(`scale.${value}`) }))}
          onChange={onScale}
        />
        <Segmented
          label={t('scope.label')}
          value={scope}
          options={calendarScopes.map((value) => ({ value, label: t(`scope.${value}`) }))}
          onChange={onScope}
        />
        <Kinds kinds={kinds} onKinds={onKinds} />
      </div>
    </>
  )
}

function Connecting({ onConnect }: Pick<Props, 'onConnect'>) {
  const t = useText()
  const isNarrow = useMedia('(max-width: 79.1149em)')
  if (isNarrow) return <IconButton icon={IconCalendarShare} label={t('connect')} onClick={onConnect} />
  return (
    <Button variant="default" px="sm" onClick={onConnect}>
      {t('connect')}
    </Button>
  )
}

type KindsProps = Pick<Props, 'kinds' | 'onKinds'>

/** In a panel where they would break the row of the head. */
function Kinds(props: KindsProps) {
  const t = useText()
  const isWide = useMedia('(min-width: 100em)')
  if (isWide) return <KindBoxes {...props} />
  const { length } = props.kinds
  const isPart = length < calendarKinds.length
  const face = isPart ? `${t('kinds')} ${length}/${calendarKinds.length}` : t('kinds')
  return (
    <PanelButton label={face} face={face}>
      {() => <KindBoxes {...props} />}
    </PanelButton>
  )
}

function KindBoxes({ kinds, onKinds }: KindsProps) {
  const t = useText()
  const toggle = (kind: CalendarKind) =>
    onKinds(calendarKinds.filter((one) => (one === kind) !== kinds.includes(one)))
  return (
    <fieldset className={classes.kinds}>
      <legend className="visually-hidden">{t('kinds')}</legend>
      {calendarKinds.map((kind) => {
        const Sign = signs[kind]
        return (
          <label key={kind} data-kind={kind}>
            <input type="checkbox" checked={kinds.includes(kind)} onChange={() => toggle(kind)} />
            <Sign size={16} stroke={1.8} aria-hidden /> {t(`kind.${kind}`)}
          </label>
        )
      })}
    </fieldset>
  )
}
