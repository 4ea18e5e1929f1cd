import { NotFoundScreen } from '@/components/layout/not-found-screen'

export const generateStaticParams = () => [{ missing: ['_'] }]

export default NotFoundScreen
