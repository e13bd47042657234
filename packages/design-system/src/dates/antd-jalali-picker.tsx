import generatePicker from 'antd/es/date-picker/generatePicker';
import { jalaliGenerateConfig, type Dayjs } from '@hamyar/dayjs-jalali';

/** antd's pickers with the Jalali calendar; their values stay ordinary dayjs values (persian-ux A2). */
export const AntdJalaliPicker: ReturnType<typeof generatePicker<Dayjs>> = generatePicker<Dayjs>(jalaliGenerateConfig);
