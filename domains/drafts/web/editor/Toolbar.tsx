/** Formats for the selected text. The arrow keys move among the buttons; Tab leaves them. */
import { IconButton } from '@mizan/platform/ui'
import {
  IconAlignCenter,
  IconAlignJustified,
  IconAlignLeft,
  IconAlignRight,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconBracketsContain,
  IconItalic,
  IconList,
  IconListNumbers,
  IconStrikethrough,
  IconUnderline,
} from '@tabler/icons-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useText } from '../text.ts'
import classes from './editor.module.css'
import { align, styleAtCaret, toggleList } from './paragraph-style.ts'
import type { OpenEditor } from './use-editor.ts'

const marks = [
  { name: 'bold', icon: IconBold, key: 'Ctrl+B' },
  { name: 'italic', icon: IconItalic, key: 'Ctrl+I' },
  { name: 'underline', icon: IconUnderline, key: 'Ctrl+U' },
  { name: 'strike', icon: IconStrikethrough, key: 'Ctrl+Shift+X' },
] as const

const alignments = [
  { name: 'left', icon: IconAlignLeft },
  { name: 'center', icon: IconAlignCenter },
  { name: 'right', icon: IconAlignRight },
  { name: 'justify', icon: IconAlignJustified },
] as const

const lists = [
  { name: 'number', icon: IconListNumbers },
  { name: 'bullet', icon: IconList },
] as const

interface Props {
  open: OpenEditor
  /** Further buttons, before the others. */
  children?: ReactNode
}

export function Toolbar({ open: { editor }, children }: Props) {
  const t = useText()
  if (!editor) return <div className={classes.toolbar} />
  const style = styleAtCaret(editor)
  const insertGap = () =>
    editor
      .chain()
      .focus()
      .insertContent({ type: 'gap', attrs: { label: t('tool.gapLabel') } })
      .run()
  return (
    <div className={classes.toolbar} role="toolbar" aria-label={t('tool.name')} onKeyDown={moveAmongButtons}>
      {children}
      <IconButton icon={IconArrowBackUp} label={t('tool.undo')} onClick={() => editor.commands.undo()} />
      <IconButton icon={IconArrowForwardUp} label={t('tool.redo')} onClick={() => editor.commands.redo()} />
      <span className={classes.rule} />
      {marks.map(({ name, icon, key }) => (
        <IconButton
          key={name}
          icon={icon}
          label={t(`tool.${name}`)}
          hint={`${t(`tool.${name}`)} (${key})`}
          aria-pressed={editor.isActive(name)}
          onClick={() => editor.chain().focus().toggleMark(name).run()}
        />
      ))}
      <span className={classes.rule} />
      {alignments.map(({ name, icon }) => (
        <IconButton
          key={name}
          icon={icon}
          label={t(`tool.${name}`)}
          aria-pressed={style.alignment === name}
          onClick={() => align(editor, name)}
        />
      ))}
      <span className={classes.rule} />
      {lists.map(({ name, icon }) => (
        <IconButton
          key={name}
          icon={icon}
          label={t(`tool.${name}`)}
          aria-pressed={style.list?.kind === name}
          onClick={() => toggleList(editor, name)}
        />
      ))}
      <span className={classes.rule} />
      <IconButton icon={IconBracketsContain} label={t('tool.gap')} onClick={insertGap} />
    </div>
  )
}

function moveAmongButtons(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (!step) return
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
  buttons.at((at + step) % buttons.length)?.focus()
  event.preventDefault()
}
