/** A result as a PDF or a spreadsheet. The server makes them, so they need a connection. */

import type { Client } from '@mizan/platform/contract/client'
import { Button, saveFile, useApi, useReachable } from '@mizan/platform/ui'
import { useMutation } from '@tanstack/react-query'
import type { calculatorsRows } from '../../contract.ts'
import { useText } from '../text.ts'
import classes from './frame.module.css'

interface Props {
  row: string
  input: unknown
  title: string
}

type Body = Parameters<Client<typeof calculatorsRows>['calculators.file']>[0]['body']

export function Downloads({ row, input, title }: Props) {
  const t = useText()
  const client = useApi().client as unknown as Client<typeof calculatorsRows>
  const isReachable = useReachable()
  const download = useMutation({
    mutationFn: async (format: Body['format']) => {
      const body = { call: row, input, format } as Body
      saveFile(await client['calculators.file']({ body }), `${title}.${format}`)
    },
  })
  return (
    <>
      {(['pdf', 'xlsx'] as const).map((format) => (
        <Button
          key={format}
          variant="default"
          disabled={!isReachable}
          title={isReachable ? undefined : t('tools.needsConnection')}
          loading={download.isPending && download.variables === format}
          onClick={() => download.mutate(format)}
        >
          {t(`tools.${format}`)}
        </Button>
      ))}
      <span role="status" className={classes.failed}>
        {download.isError && t('tools.fileFailed')}
      </span>
    </>
  )
}
