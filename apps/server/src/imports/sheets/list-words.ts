import type { Language } from '@app/contract/words/languages';
import type { ListField } from '@app/domain/list/fields';

/** What a list that we write says, in one language. */
type ListWords = {
  readonly headings: Readonly<Record<ListField, string>>;
  readonly reason: string;
  readonly source_row: string;
  readonly errorFile: string;
  readonly template: string;
  /** What the sheets of the file are called. */
  readonly persons: string;
  readonly choices: string;
  /** How to fill in a column, shown at its heading. */
  readonly advice: Readonly<Partial<Record<ListField, string>>>;
};

/** The words of lists that we write. The headings are ones that the reading of lists knows again. */
export const listWords: Readonly<Record<Language, ListWords>> = {
  en: {
    headings: {
      name: 'Name',
      idtype: 'ID type',
      idcard: 'ID number',
      mobile: 'Mobile',
      work_company: 'Work company',
      occupation: 'Work type',
      start_date: 'Start date',
      end_date: 'End date',
      employee_no: 'Employee no.',
      birthday: 'Birth date',
      gender: 'Gender',
      remark: 'Remark',
    },
    reason: 'What to mend',
    source_row: 'Row in your file',
    errorFile: 'Rows to mend',
    template: 'List of persons',
    persons: 'Persons',
    choices: 'Choices',
    advice: {
      name: 'As on the identity document, for example 张三.',
      idcard: '18 characters. The column is text, so that no digit is lost; keep it so.',
      work_company: 'Choose from the list.',
      occupation: 'Choose from the list of work types of the work company.',
      start_date: 'As 2026-03-12. Leave empty to begin with the others.',
    },
  },
  zh: {
    headings: {
      name: '姓名',
      idtype: '证件类型',
      idcard: '证件号码',
      mobile: '手机号',
      work_company: '用工单位',
      occupation: '工种',
      start_date: '生效日期',
      end_date: '终止日期',
      employee_no: '工号',
      birthday: '出生日期',
      gender: '性别',
      remark: '备注',
    },
    reason: '需修改的问题',
    source_row: '原文件行号',
    errorFile: '待修改名单',
    template: '加保名单模板',
    persons: '人员名单',
    choices: '可选项',
    advice: {
      name: '与证件上的姓名一致，例如：张三。',
      idcard: '18 位。本列已设为文本格式，请勿改动，以免号码丢失末几位。',
      work_company: '请从下拉列表中选择。',
      occupation: '请从下拉列表中选择该用工单位的工种。',
      start_date: '格式如 2026-03-12；不填则与整批相同。',
    },
  },
  es: {
    headings: {
      name: 'Nombre',
      idtype: 'Tipo de documento',
      idcard: 'Número de documento',
      mobile: 'Móvil',
      work_company: 'Empresa usuaria',
      occupation: 'Ocupación',
      start_date: 'Fecha de inicio',
      end_date: 'Fecha de fin',
      employee_no: 'Número de empleado',
      birthday: 'Fecha de nacimiento',
      gender: 'Sexo',
      remark: 'Observaciones',
    },
    reason: 'Qué corregir',
    source_row: 'Fila en su archivo',
    errorFile: 'Filas por corregir',
    template: 'Lista de personas',
    persons: 'Personas',
    choices: 'Opciones',
    advice: {
      name: 'Como en el documento de identidad, por ejemplo 张三.',
      idcard: '18 caracteres. La columna es de texto para que no se pierda ninguna cifra; no lo cambie.',
      work_company: 'Elija de la lista.',
      occupation: 'Elija de la lista de tipos de trabajo de la empresa usuaria.',
      start_date: 'Como 2026-03-12. Déjelo vacío para empezar con los demás.',
    },
  },
  ja: {
    headings: {
      name: '氏名',
      idtype: '身分証種類',
      idcard: '身分証明書番号',
      mobile: '携帯電話',
      work_company: '派遣先',
      occupation: '職種',
      start_date: '開始日',
      end_date: '終了日',
      employee_no: '社員番号',
      birthday: '生年月日',
      gender: '性別',
      remark: '備考',
    },
    reason: '修正が必要な点',
    source_row: '元のファイルの行',
    errorFile: '要修正の名簿',
    template: '加入者名簿',
    persons: '加入者',
    choices: '選択肢',
    advice: {
      name: '証明書のとおりに入力してください（例：张三）。',
      idcard: '18 桁。桁落ちを防ぐため、この列は文字列のままにしてください。',
      work_company: 'リストから選択してください。',
      occupation: '派遣先の職種リストから選択してください。',
      start_date: '2026-03-12 の形式。空欄の場合は全体の開始日になります。',
    },
  },
};
