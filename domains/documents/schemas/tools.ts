/** Shapes of the tools for text documents that are open to everybody. */
import { View } from '@mizan/platform/text-documents/view'
import { z } from 'zod'
import { Lost } from './preview.ts'

export const toolTypes = ['udf', 'docx', 'pdf'] as const
export type ToolType = (typeof toolTypes)[number]

export const ToolConversion = z.object({ to: z.enum(toolTypes) })
export type ToolConversion = z.output<typeof ToolConversion>

export const ToolConverted = Lost.extend({ fileName: z.string(), content: z.base64() })
export type ToolConverted = z.infer<typeof ToolConverted>

export const ToolView = z.object({ view: View })
export type ToolView = z.infer<typeof ToolView>
