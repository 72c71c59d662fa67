/** Paragraphs of WordprocessingML. The order of properties is fixed by its schema. */
import { hasRightToLeft } from '../direction.ts'
import { xmlOf } from '../file/xml.ts'
import { cleanText, tidied } from '../make.ts'
import type { Format, Image, Inline, PageNumber, Paragraph } from '../model.ts'
import type { Parts } from './parts.ts'
import { emusPerPoint, hexOf, justifications, mirrored, tabAligns, tabLeaders, twips } from './values.ts'

export const value = (name: string, text: string | number): string => xmlOf(name, { 'w:val': text })

/** `section`: the properties of the section that ends in it, as XML. */
export function paragraphXml(paragraph: Paragraph, parts: Parts, section = ''): string {
  const runs = tidied(paragraph.inlines).map((inline) => inlineXml(inline, parts))
  return xmlOf('w:p', {}, propertiesXml(paragraph, parts, section) + runs.join(''))
}

function propertiesXml(paragraph: Paragraph, parts: Parts, section: string): string {
  const { list, tabStops, firstLineIndent: first, mark, isRightToLeft, leftIndent, rightIndent } = paragraph
  const alignment = isRightToLeft ? mirrored(paragraph.alignment) : paragraph.alignment
  const numbering = list ? value('w:ilvl', list.level) + value('w:numId', parts.numbering.numberOf(list)) : ''
  const tabs = tabStops.map(({ at, align, leader }) =>
    xmlOf('w:tab', { 'w:val': tabAligns[align], 'w:leader': tabLeaders[leader], 'w:pos': twips(at) }),
  )
  const spacing = {
    'w:before': twips(paragraph.spaceAbove),
    'w:after': twips(paragraph.spaceBelow),
    'w:line': Math.round(paragraph.lineSpacing * 240),
    'w:lineRule': 'auto',
  }
  const indent = {
    'w:left': twips(isRightToLeft ? rightIndent : leftIndent),
    'w:right': twips(isRightToLeft ? leftIndent : rightIndent),
    [first < 0 ? 'w:hanging' : 'w:firstLine']: twips(Math.abs(first)),
  }
  return xmlOf(
    'w:pPr',
    {},
    (list ? xmlOf('w:numPr', {}, numbering) : '') +
      (tabs.length > 0 ? xmlOf('w:tabs', {}, tabs.join('')) : '') +
      (isRightToLeft ? '<w:bidi/>' : '') +
      xmlOf('w:spacing', spacing) +
      xmlOf('w:ind', indent) +
      value('w:jc', justifications[alignment]) +
      formatXml(mark) +
      section,
  )
}

export function formatXml(format: Format, isRightToLeft = false): string {
  const family = cleanText(format.family)
  const fonts = { 'w:ascii': family, 'w:hAnsi': family, 'w:cs': family }
  const half = Math.round(format.size * 2)
  const { background } = format
  return xmlOf(
    'w:rPr',
    {},
    [
      xmlOf('w:rFonts', fonts),
      format.bold ? '<w:b/><w:bCs/>' : '',
      format.italic ? '<w:i/><w:iCs/>' : '',
      format.strike ? '<w:strike/>' : '',
      value('w:color', hexOf(format.colour)),
      value('w:sz', half) + value('w:szCs', half),
      format.underline ? value('w:u', 'single') : '',
      background ? xmlOf('w:shd', { 'w:val': 'clear', 'w:color': 'auto', 'w:fill': hexOf(background) }) : '',
      format.vertical ? value('w:vertAlign', format.vertical === 'sub' ? 'subscript' : 'superscript') : '',
      isRightToLeft ? '<w:rtl/>' : '',
    ].join(''),
  )
}

const runXml = (format: Format, content: string): string => xmlOf('w:r', {}, formatXml(format) + content)

const textXml = (text: string): string =>
  text === '' ? '' : xmlOf('w:t', { 'xml:space': 'preserve' }, escapedText(text))

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escapedText = (text: string): string => text.replace(/[&<>]/g, (sign) => signs[sign] ?? sign)

function inlineXml(inline: Inline, parts: Parts): string {
  if (inline.kind === 'image') return xmlOf('w:r', {}, drawingXml(inline, parts))
  if (inline.kind === 'text') {
    const format = formatXml(inline.format, hasRightToLeft(inline.text))
    return xmlOf('w:r', {}, format + textXml(inline.text))
  }
  if (inline.kind === 'tab') return runXml(inline.format, '<w:tab/>')
  if (inline.kind === 'break') return runXml(inline.format, '<w:br/>')
  const about = value('w:alias', cleanText(inline.name)) + value('w:tag', cleanText(inline.type))
  const content = runXml(inline.format, textXml(inline.text) || '<w:t/>')
  return xmlOf('w:sdt', {}, xmlOf('w:sdtPr', {}, `${about}<w:text/>`) + xmlOf('w:sdtContent', {}, content))
}

function drawingXml(image: Image, parts: Parts): string {
  const { id, number } = parts.media.add(image)
  const [cx, cy] = [image.width, image.height].map((side) => Math.round(side * emusPerPoint))
  const about = { id: number, name: `image${number}` }
  const picture = [
    xmlOf('pic:nvPicPr', {}, `${xmlOf('pic:cNvPr', about)}<pic:cNvPicPr/>`),
    xmlOf('pic:blipFill', {}, `${xmlOf('a:blip', { 'r:embed': id })}<a:stretch><a:fillRect/></a:stretch>`),
    `<pic:spPr><a:xfrm><a:off x="0" y="0"/>${xmlOf('a:ext', { cx, cy })}</a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>`,
  ].join('')
  const uri = 'http://schemas.openxmlformats.org/drawingml/2006/picture'
  const graphic = xmlOf('a:graphic', {}, xmlOf('a:graphicData', { uri }, xmlOf('pic:pic', {}, picture)))
  const inline = xmlOf('wp:extent', { cx, cy }) + xmlOf('wp:docPr', about) + graphic
  return xmlOf('w:drawing', {}, xmlOf('wp:inline', { distT: 0, distB: 0, distL: 0, distR: 0 }, inline))
}

/** A paragraph of its own, with fields that Word fills. */
export function pageNumberXml({ before, after, alignment, format }: PageNumber): string {
  const field = (instruction: string) =>
    xmlOf('w:fldSimple', { 'w:instr': ` ${instruction} ` }, runXml(format, textXml('1')))
  const text = (words: string) => (words === '' ? '' : runXml(format, textXml(cleanText(words))))
  const [start = '', ...rest] = after.split('{pages}')
  const behind = text(start) + rest.map((words) => field('NUMPAGES') + text(words)).join('')
  const properties = xmlOf('w:pPr', {}, value('w:jc', justifications[alignment]))
  return xmlOf('w:p', {}, properties + text(before) + field('PAGE') + behind)
}
