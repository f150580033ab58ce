import type { PersonFieldWords } from './person-fields.en.ts';

export const spanish: PersonFieldWords = {
  titles: {
    name: 'Nombre',
    idtype: 'Documento',
    idcard: 'Número de documento',
    birthday: 'Fecha de nacimiento',
    gender: 'Sexo',
    employee_mobile: 'Móvil',
    work_company: 'Empresa usuaria',
    occupation: 'Ocupación',
    start_date: 'Primer día cubierto',
    end_date: 'Último día cubierto',
    employee_no: 'Número de empleado',
    remark: 'Observaciones',
  },
  help: {
    idtype:
      'Puede quedar vacío: se reconoce por el número. Elija solo si el número vale para dos documentos.',
    birthday: 'Solo para pasaportes y permisos de viaje, que no la indican.',
    gender: 'Solo para pasaportes y permisos de viaje, que no lo indican.',
    start_date: 'Vacío: el inicio de toda la lista.',
    end_date: 'Vacío: hasta el final de la póliza.',
  },
  idtypes: {
    1: 'Documento de identidad de residente',
    2: 'Pasaporte chino',
    3: 'Pasaporte extranjero',
    4: 'Permiso de viaje de residentes de Hong Kong y Macao',
    5: 'Permiso de viaje de residentes de Taiwán',
    6: 'Permiso de residencia de Hong Kong, Macao y Taiwán',
    7: 'Tarjeta de residencia permanente de extranjeros',
  },
  genders: { male: 'Hombre', female: 'Mujer' },
};
