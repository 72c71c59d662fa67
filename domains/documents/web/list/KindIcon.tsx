/** What kind of file it is, as a sign with its name for screen readers. */
import {
  IconFileText,
  IconFileTypePdf,
  IconFileWord,
  IconFileZip,
  IconMail,
  IconMovie,
  IconPhoto,
  IconPresentation,
  IconScale,
  IconTable,
  IconVolume,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { DocumentKind } from '../../data/types.ts'
import { useText } from '../text.ts'

type Icon = ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>

const icons: Record<DocumentKind, Icon> = {
  pdf: IconFileTypePdf,
  udf: IconScale,
  word: IconFileWord,
  sheet: IconTable,
  slides: IconPresentation,
  text: IconFileText,
  email: IconMail,
  image: IconPhoto,
  audio: IconVolume,
  video: IconMovie,
  archive: IconFileZip,
}

export function KindIcon({ kind }: { kind: DocumentKind }) {
  const t = useText()
  const Sign = icons[kind]
  const name = t(`kind.${kind}`)
  return (
    <span title={name}>
      <Sign size={20} stroke={1.6} aria-hidden />
      <span className="visually-hidden">{name}</span>
    </span>
  )
}
