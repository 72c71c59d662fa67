/** What can be done with the chosen decisions: one PDF or one Word file of all of them. */
import type { Client } from '@mizan/platform/contract/client'
import { Button, notify, saveFile, useApi } from '@mizan/platform/ui'
import { ChosenBar } from '@mizan/platform/ui/lists'
import { IconFileTypeDocx, IconFileTypePdf } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { researchRows } from '../../../../contract.ts'
import { mostInFile, type TextFileType } from '../../../../data/file-types.ts'
import type { SearchCountry } from '../../../../schemas.ts'
import { useText } from '../../../text.ts'

interface Props {
  ids: readonly string[]
  country: SearchCountry
  onClear: () => void
}

export default function ChosenFiles({ ids, country, onClear }: Props) {
  const t = useText()
  const client = useApi().client as unknown as Client<typeof researchRows>
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (type: TextFileType) =>
      client['decisions.file']({ body: { ids: [...ids], searchCountry: country, type } }),
    onSuccess: (file, type) => saveFile(file, `${t('choice.file', { count: ids.length })}.${type}`),
    onError: ({ message }: Error) => notify('error', message || t('choice.failed')),
  })
  const isTooMany = ids.length > mostInFile
  const button = (type: TextFileType, label: string, Icon: typeof IconFileTypePdf) => (
    <Button
      variant="default"
      leftSection={<Icon size={17} stroke={1.7} aria-hidden />}
      loading={isPending && variables === type}
      disabled={isTooMany || isPending}
      onClick={() => mutate(type)}
    >
      {label}
    </Button>
  )
  return (
    <ChosenBar
      label={t('choice.bar')}
      count={isTooMany ? t('choice.tooMany', { most: mostInFile }) : t('choice.count', { count: ids.length })}
    >
      {button('pdf', t('choice.pdf'), IconFileTypePdf)}
      {button('docx', t('choice.word'), IconFileTypeDocx)}
      <Button variant="subtle" color="var(--muted)" onClick={onClear}>
        {t('choice.clear')}
      </Button>
    </ChosenBar>
  )
}
