/** Texts of UDF as other programs write them, made for tests part by part. */
import { type RawEntry, rawZip } from './raw-zip.ts'

export interface UdfParts {
  pool: string
  elements: string
  resolver?: string
  styles?: string
  properties?: string
  declaration?: string
}

export const usualStyles =
  '<style name="default" description="Geçerli" family="Dialog" size="12" bold="false" italic="false" foreground="-13421773" /><style name="hvl-default" family="Times New Roman" size="12" description="Gövde" />'

export const udfXml = ({
  pool,
  elements,
  resolver = 'hvl-default',
  styles = usualStyles,
  properties = '<pageFormat mediaSizeName="1" leftMargin="70.875" rightMargin="70.875" topMargin="70.875" bottomMargin="70.875" paperOrientation="1" headerFOffset="20.0" footerFOffset="20.0" />',
  declaration = '<?xml version="1.0" encoding="UTF-8" ?> ',
}: UdfParts): string =>
  `${declaration}\n\n<template format_id="1.8" >\n<content><![CDATA[${pool}]]></content><properties>${properties}</properties>\n<elements resolver="${resolver}" >\n${elements}\n</elements>\n<styles>${styles}</styles>\n</template>`

/** A file as Java packs it: sizes come after the data. */
export const udfFile = (xml: string | Uint8Array, others: readonly RawEntry[] = []): Uint8Array =>
  rawZip({ entries: [{ name: 'content.xml', data: xml, isOpen: true }, ...others] })

/** Letters in the Turkish code page of Windows. */
export const windows1254 = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => {
    const at = 'ĞİŞğışßöüçÖÜÇ'.indexOf(letter)
    return at < 0 || at > 5 ? letter.charCodeAt(0) : ([0xd0, 0xdd, 0xde, 0xf0, 0xfd, 0xfe][at] ?? 0)
  })
