import type { FieldContent } from '@/content/form-content';
import type { FieldValues, FormField, FormFields } from '@/data/form-fields';
import type { FieldProblem } from './field-problem';
import { CONTROLS } from './form-controls';
import type { FormDescription } from './form-description';

/** What changes of a form's fields. */
interface FieldsState<Fields> {
  problems: Readonly<Record<string, FieldProblem>>;
  openedWith: FieldValues<Fields>;
  disabled: boolean;
  /** The likely address in the place of a mistyped one; null while there is none. */
  likely: string | null;
  takeLikely: (form: HTMLFormElement, address: string) => void;
}

/** The props of a form's fields, in their order. */
export function describeFields<Fields extends FormFields>(
  { fields, content }: Pick<FormDescription<Fields, { ok: true }>, 'fields' | 'content'>,
  { problems, openedWith, disabled, likely, takeLikely }: FieldsState<Fields>,
) {
  const described: { readonly [Name in keyof Fields]: FormField } = fields;
  const names = Object.keys(fields) as (keyof Fields & string)[];
  return names.map((name) => {
    const field = described[name];
    const texts: FieldContent = content.fields[name];
    const { kind, required } = field;
    const problem = problems[name];
    return {
      ...CONTROLS[kind],
      ...('autoComplete' in field && { autoComplete: field.autoComplete }),
      kind,
      name,
      label: texts.label,
      placeholder: texts.placeholder,
      hint: texts.hint,
      spellCheck: false,
      enterKeyHint: name === names.at(-1) ? ('send' as const) : ('next' as const),
      shown: openedWith[name],
      error: problem && errorOf(texts, problem),
      required,
      disabled,
      likely: kind === 'email' ? likely : undefined,
      takeLikely,
    };
  });
}

function errorOf({ missing, tooLong, invalid }: FieldContent, problem: FieldProblem): string | undefined {
  if (problem === 'missing') return missing;
  return problem === 'tooLong' ? tooLong : invalid?.[problem];
}
